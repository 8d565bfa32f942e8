import { formatDateTime } from '@dasbor/domain/kernel';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { useClock } from '../../../shared/lib/time/clock.tsx';
import { timeLeft } from '../../../shared/lib/time/time-left.ts';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { Banner } from '../../../shared/ui/banner.tsx';
import type { ApiKey } from '../api/types.ts';
import { apiKeyPaths } from '../../../shared/paths/developers/api-keys.ts';
import { endsSoon } from '../presentation/status-view.ts';

/** Says that a key has ended or ends soon, and what to do about it. */
export const EndNotice = ({ apiKey }: { apiKey: ApiKey }) => {
  const t = useT('api-keys');
  const language = useLanguage();
  const now = useClock()();
  const { status, expires_at: expiresAt, revoked_at: revokedAt } = apiKey;
  const at = (instant: string) => ({ at: formatDateTime(instant, language) });
  const extend = <AppLink to={apiKeyPaths.edit(apiKey.id)}>{t('detail.extend')}</AppLink>;

  if (status === 'revoked' && revokedAt !== null) {
    return (
      <Banner tone="neutral" title={t('detail.revoked')}>
        {t('detail.revokedText', at(revokedAt))}
      </Banner>
    );
  }
  if (expiresAt === null) return null;
  if (status === 'expired') {
    return (
      <Banner tone="danger" title={t('detail.expired')} actions={extend}>
        {t('detail.expiredText', at(expiresAt))}
      </Banner>
    );
  }
  if (!endsSoon(apiKey, now)) return null;
  return (
    <Banner
      tone="warning"
      title={t('detail.soon', { left: timeLeft(expiresAt, now, language) })}
      actions={extend}
    >
      {t('detail.soonText', at(expiresAt))}
    </Banner>
  );
};
