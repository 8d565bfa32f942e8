import { decideFirstFlag } from '@dasbor/domain/webhooks';
import { Link } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import { prefetchPage } from '../../../shared/lib/prefetch.ts';
import { ListCards } from '../../../shared/list/table/list-cards.tsx';
import { ListTable } from '../../../shared/list/table/list-table.tsx';
import { NotYet } from '../../../shared/list/table/not-yet.tsx';
import { useIsPhone } from '../../../shared/list/use-media.ts';
import { WaitingSecrets } from '../../../shared/secrets/waiting-secrets.tsx';
import { LinkButton } from '../../../shared/ui/button.tsx';
import { NewButton } from '../../../shared/ui/page/new-button.tsx';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { settingsPaths } from '../../../shared/paths/settings.ts';
import type { Webhook } from '../api/types.ts';
import { useWebhooks } from '../api/use-webhooks.ts';
import { EmptyWebhooks } from '../components/empty-webhooks.tsx';
import { HealthBadge } from '../components/health-badge.tsx';
import { webhookPaths } from '../../../shared/paths/developers/webhooks.ts';
import { LastCalled, useWebhookColumns, WebhookName } from './webhook-columns.tsx';

/** All webhooks of the mode: at most twenty, so no search and no paging. */
export default function WebhooksPage() {
  const t = useT('webhooks');
  const settings = useT('settings');
  const { data: webhooks, error, mutate } = useWebhooks();
  const columns = useWebhookColumns();
  const another = decideFirstFlag({ count: webhooks?.length ?? 0, wanted: false });
  return (
    <>
      <PageHeader
        title={t('list.title')}
        description={t('list.intro')}
        back={{ to: settingsPaths.overview, label: settings('title') }}
        actions={
          <>
            <LinkButton>
              <Link
                to={webhookPaths.deliveries()}
                onPointerEnter={() => prefetchPage(webhookPaths.deliveries())}
              >
                {t('list.log')}
              </Link>
            </LinkButton>
            <NewButton
              to={webhookPaths.new}
              label={t('list.new')}
              refusal={another.ok ? undefined : another.problem}
            />
          </>
        }
      />
      <WaitingSecrets
        owners={webhooks ?? []}
        title={(name) => t('list.secretWaiting', { name })}
        pathOf={webhookPaths.detail}
      />
      <Section padding="flush" overflow="hidden">
        {webhooks ? (
          <Webhooks webhooks={webhooks} />
        ) : (
          <NotYet error={error} onRetry={() => void mutate()} columns={columns} />
        )}
      </Section>
    </>
  );
}

const Webhooks = ({ webhooks }: { webhooks: readonly Webhook[] }) => {
  const t = useT('webhooks');
  const isPhone = useIsPhone();
  const columns = useWebhookColumns();
  if (webhooks.length === 0) return <EmptyWebhooks />;

  const shared = {
    label: t('list.title'),
    rows: webhooks,
    rowPath: ({ id }: Webhook) => webhookPaths.detail(id),
    name: 'webhooks',
    address: webhookPaths.list,
  };
  if (!isPhone) return <ListTable {...shared} columns={columns} density="comfortable" />;
  return (
    <ListCards
      {...shared}
      card={(webhook) => ({
        title: <WebhookName webhook={webhook} />,
        amount: <HealthBadge webhook={webhook} />,
        meta: webhook.url,
        status: <LastCalled webhook={webhook} />,
      })}
    />
  );
};
