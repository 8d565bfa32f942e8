import { formatDateTime } from '@dasbor/domain/kernel';
import { oneOrMany } from '../../../shared/i18n/one-or-many.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import type { Webhook } from '../api/types.ts';
import { webhookPaths } from '../../../shared/paths/developers/webhooks.ts';

/** What is wrong with a webhook, what happens if nobody acts, and what to do. */
export const HealthNotice = ({ webhook, onEnable }: { webhook: Webhook; onEnable: () => void }) => {
  const t = useT('webhooks');
  const { count } = useFormat();
  const language = useLanguage();
  const { health, disabled } = webhook;
  const log = webhookPaths.deliveries({ webhook: [webhook.id], status: ['failed', 'retrying'] });
  const time = (at: string | null) => (at === null ? '–' : formatDateTime(at, language));

  if (disabled) {
    const { reason, at } = disabled;
    return (
      <Banner
        tone={reason === 'by_person' ? 'neutral' : 'danger'}
        title={t(`notice.stopped.${reason}.title`)}
        actions={
          <>
            <Button size="sm" variant="primary" onClick={onEnable}>
              {t('notice.enable')}
            </Button>
            {reason === 'by_person' ? null : <AppLink to={log}>{t('notice.failing.log')}</AppLink>}
          </>
        }
      >
        {t(`notice.stopped.${reason}.text`, { at: time(at) })}
      </Banner>
    );
  }
  if (health.state !== 'failing') return null;
  return (
    <Banner
      tone="warning"
      title={t(`notice.failing.title.${oneOrMany(health.failures_in_a_row)}`, {
        failures: count(health.failures_in_a_row),
      })}
      actions={<AppLink to={log}>{t('notice.failing.log')}</AppLink>}
    >
      {t('notice.failing.text', { since: time(health.failing_since), at: time(health.disables_at) })}
    </Banner>
  );
};
