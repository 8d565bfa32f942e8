import { chakra } from '@chakra-ui/react';
import { DetailsSection } from '../../../shared/detail/detail-sections.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { describeFailure } from '../../../shared/lib/failure.ts';
import { useProblemWords } from '../../../shared/i18n/problem-words.ts';
import { useWho } from '../../../shared/state/session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { idItem } from '../../../shared/ui/record/id-item.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';
import type { Webhook } from '../api/types.ts';
import { useMakePrimary } from '../api/use-webhook-actions.ts';
import { NamedSubaccounts } from './named-subaccounts.tsx';

export const FactsSection = ({ webhook }: { webhook: Webhook }) => {
  const t = useT('webhooks');
  const { flags } = useWho();
  const { health } = webhook;
  return (
    <DetailsSection
      items={[
        { key: 'kind', label: t('detail.kind'), value: t(`kind.${webhook.api_kind}.title`) },
        { key: 'primary', label: t('detail.primary'), value: <Primary webhook={webhook} /> },
        ...(flags.subaccount
          ? [{ key: 'scope', label: t('detail.scope'), value: <Scope webhook={webhook} /> }]
          : []),
        { key: 'success', label: t('detail.lastSuccess'), value: <Time value={health.last_success_at} /> },
        { key: 'failure', label: t('detail.lastFailure'), value: <Time value={health.last_failure_at} /> },
        { key: 'created', label: t('detail.createdAt'), value: <Time value={webhook.created_at} /> },
        idItem(t('detail.id'), webhook.id),
      ]}
    />
  );
};

const Primary = ({ webhook }: { webhook: Webhook }) => {
  const t = useT('webhooks');
  const toast = useToast();
  const { trigger, isMutating, error } = useMakePrimary(webhook.id);
  const words = useProblemWords(describeFailure(error));
  if (webhook.is_primary) return t('detail.yes');

  const makePrimary = async () => {
    const changed = await trigger();
    if (changed) toast.success(t('detail.madePrimary'));
  };
  return (
    <>
      {t('detail.no')} ·{' '}
      <Button variant="link" loading={isMutating} onClick={() => void makePrimary()}>
        {t('detail.makePrimary')}
      </Button>
      {error ? (
        <chakra.span role="alert" display="block" color="fg.error" textStyle="small">
          {words.title} {words.action}
        </chakra.span>
      ) : null}
    </>
  );
};

/** Every webhook gets the merchant's own events. The page says so, as otherwise the list of subaccounts would look complete. */
const Scope = ({ webhook }: { webhook: Webhook }) => {
  const t = useT('webhooks');
  if (webhook.applies_to_all_subaccounts) return t('detail.scopeAll');
  if (webhook.subaccount_ids.length === 0)
    return t(webhook.is_primary ? 'detail.scopePrimary' : 'detail.scopeNone');
  return (
    <>
      {t('detail.scopeSome')}
      <NamedSubaccounts ids={webhook.subaccount_ids} />
    </>
  );
};
