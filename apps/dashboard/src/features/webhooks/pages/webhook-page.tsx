import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { DetailLayout } from '../../../shared/detail/detail-layout.tsx';
import { DetailPage } from '../../../shared/detail/detail-page.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { SecretDialog } from '../../../shared/secrets/secret-dialog.tsx';
import type { Back } from '../../../shared/ui/page/back-link.tsx';
import { Button, LinkButton } from '../../../shared/ui/button.tsx';
import { CopyButton } from '../../../shared/ui/record/copy-button.tsx';
import { preloadDialog } from '../../../shared/ui/overlays/dialog.tsx';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import { StatusBadge } from '../../../shared/ui/status-badge.tsx';
import type { Webhook } from '../api/types.ts';
import { useWebhook } from '../api/use-webhook.ts';
import { DisableDialog, EnableDialog } from '../components/enable-dialog.tsx';
import { FactsSection } from '../components/facts-section.tsx';
import { HealthBadge } from '../components/health-badge.tsx';
import { HealthNotice } from '../components/health-notice.tsx';
import { LatestDeliveries } from '../components/latest-deliveries.tsx';
import { RemoveSection } from '../components/remove-section.tsx';
import { SampleSection } from '../components/sample-section.tsx';
import { SecretSection } from '../components/secret-section.tsx';
import { SnapKeySection } from '../components/snap-key-section.tsx';
import { TargetsSection } from '../components/targets-section.tsx';
import { webhookPaths } from '../../../shared/paths/developers/webhooks.ts';

export default function WebhookPage() {
  const t = useT('webhooks');
  const { id = '' } = useParams();
  const back = { to: webhookPaths.list, label: t('list.title') };
  const result = useWebhook(id);
  return (
    <DetailPage
      result={result}
      title={t('detail.titleLoading')}
      back={back}
      permission="settings.view"
      missing="DPAY_WEBHOOK_NOT_FOUND"
    >
      {(webhook) => <WebhookDetail webhook={webhook} back={back} onStale={() => void result.mutate()} />}
    </DetailPage>
  );
}

type WebhookDetailProps = {
  webhook: Webhook;
  back: Back;
  onStale: () => void;
};

const WebhookDetail = ({ webhook, back, onStale }: WebhookDetailProps) => {
  const t = useT('webhooks');
  const [open, setOpen] = useState<'enable' | 'disable' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <DetailLayout
        header={
          <PageHeader
            title={webhook.name}
            back={back}
            badge={
              <>
                <HealthBadge webhook={webhook} size="md" />
                {webhook.is_primary ? (
                  <StatusBadge tone="neutral" icon="info" label={t('list.primary')} size="md" />
                ) : null}
              </>
            }
            description={
              <chakra.span display="inline-flex" alignItems="center" gap="1">
                <chakra.span textStyle="id" overflowWrap="anywhere">
                  {webhook.url}
                </chakra.span>
                <CopyButton value={webhook.url} what={t('detail.url')} />
              </chakra.span>
            }
            actions={
              <>
                {webhook.status === 'enabled' ? (
                  <Button
                    onPointerEnter={preloadDialog}
                    onFocus={preloadDialog}
                    onClick={() => setOpen('disable')}
                  >
                    {t('disable.button')}
                  </Button>
                ) : null}
                <LinkButton>
                  <Link to={webhookPaths.edit(webhook.id)}>{t('detail.edit')}</Link>
                </LinkButton>
              </>
            }
          />
        }
        overview={<HealthNotice webhook={webhook} onEnable={() => setOpen('enable')} />}
        content={
          <>
            <SampleSection webhook={webhook} />
            <TargetsSection webhook={webhook} />
            <LatestDeliveries webhookId={webhook.id} />
          </>
        }
        related={
          webhook.api_kind === 'snap' ? (
            <SnapKeySection />
          ) : (
            <SecretSection webhook={webhook} onOver={onStale} />
          )
        }
        details={<FactsSection webhook={webhook} />}
        ending={<RemoveSection webhook={webhook} />}
      />
      <SecretDialog id={webhook.id} variable="DASBOR_WEBHOOK_SECRET" />
      <EnableDialog webhook={webhook} open={open === 'enable'} onClose={close} />
      <DisableDialog webhook={webhook} open={open === 'disable'} onClose={close} />
    </>
  );
};
