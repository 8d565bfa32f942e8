import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { DetailPage } from '../../../shared/detail/detail-page.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useGoToResult } from '../../../shared/lib/go-to-result.tsx';
import { useScope } from '../../../shared/state/session.ts';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import type { Webhook } from '../api/types.ts';
import { useUpdateWebhook } from '../api/use-save-webhook.ts';
import { useWebhook } from '../api/use-webhook.ts';
import { useWebhookEvents } from '../api/use-webhook-events.ts';
import { WebhookForm } from '../forms/webhook-form.tsx';
import { updateBody, valuesOf } from '../forms/webhook-values.ts';
import { webhookPaths } from '../../../shared/paths/developers/webhooks.ts';

export default function WebhookEditPage() {
  const t = useT('webhooks');
  const { id = '' } = useParams();
  const back = { to: webhookPaths.detail(id), label: t('detail.titleLoading') };
  return (
    <DetailPage
      result={useWebhook(id)}
      title={t('form.titleEdit')}
      back={back}
      permission="settings.view"
      missing="DPAY_WEBHOOK_NOT_FOUND"
    >
      {(webhook) => (
        <>
          <PageHeader title={t('form.titleEdit')} back={{ ...back, label: webhook.name }} />
          <EditWebhook key={webhook.id} webhook={webhook} />
        </>
      )}
    </DetailPage>
  );
}

const EditWebhook = ({ webhook }: { webhook: Webhook }) => {
  const t = useT('webhooks');
  const goToResult = useGoToResult();
  const update = useUpdateWebhook(webhook.id);
  const available = useWebhookEvents();
  const draftName = `webhook.${webhook.id}.${useScope()[1]}`;
  // The values when the form opened. The request contains the difference from what the user saw.
  const [saved] = useState(() => valuesOf(webhook));
  return (
    <WebhookForm
      saved={saved}
      draftName={draftName}
      available={available}
      submitLabel={t('form.save')}
      cancelTo={webhookPaths.detail(webhook.id)}
      primaryFixed={saved.isPrimary ? t('form.primaryIs') : undefined}
      onSave={async (values, { clear }) => {
        const body = updateBody(values, saved, available);
        if (Object.keys(body).length > 0) await update(body);
        clear();
        goToResult(webhookPaths.detail(webhook.id), t('form.saved'), { replace: true, isSaid: true });
      }}
    />
  );
};
