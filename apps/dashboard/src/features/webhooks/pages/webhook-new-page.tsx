import { useT } from '../../../shared/i18n/use-t.ts';
import { useGoToResult } from '../../../shared/lib/go-to-result.tsx';
import { useScope } from '../../../shared/state/session.ts';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import { useCreateWebhook } from '../api/use-save-webhook.ts';
import { useWebhookEvents } from '../api/use-webhook-events.ts';
import { useWebhooks } from '../api/use-webhooks.ts';
import { WebhookForm } from '../forms/webhook-form.tsx';
import { createBody, EMPTY_VALUES } from '../forms/webhook-values.ts';
import { webhookPaths } from '../../../shared/paths/developers/webhooks.ts';

/** product spec §2: settings/webhooks/new. A separate form, and draft, for each mode. */
export default function WebhookNewPage() {
  const t = useT('webhooks');
  const scope = useScope();
  return (
    <>
      <PageHeader title={t('form.titleNew')} back={{ to: webhookPaths.list, label: t('list.title') }} />
      <NewWebhook key={scope.join(' ')} draftName={`webhook.new.${scope.join('.')}`} />
    </>
  );
}

const NewWebhook = ({ draftName }: { draftName: string }) => {
  const t = useT('webhooks');
  const goToResult = useGoToResult();
  const create = useCreateWebhook();
  const available = useWebhookEvents();
  const { data: others } = useWebhooks();
  return (
    <WebhookForm
      saved={EMPTY_VALUES}
      draftName={draftName}
      available={available}
      submitLabel={t('form.create')}
      cancelTo={webhookPaths.list}
      primaryFixed={others?.length === 0 ? t('form.primaryFirst') : undefined}
      onSave={async (values, { clear }) => {
        const webhook = await create(createBody(values, available));
        clear();
        // The webhook's page shows the secret. Back then leads to the list, not to the submitted form.
        goToResult(webhookPaths.detail(webhook.id), t('form.created'), { replace: true, isSaid: true });
      }}
    />
  );
};
