import { decideFirstFlag } from '@dasbor/domain/webhooks';
import { Link, useNavigate } from 'react-router-dom';
import { useCodeWords } from '../../../shared/i18n/problem-words.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { describeFailure } from '../../../shared/lib/failure.ts';
import { prefetchPage } from '../../../shared/lib/prefetch.ts';
import { ListCards } from '../../../shared/list/list-cards.tsx';
import { ListSkeleton } from '../../../shared/list/list-skeleton.tsx';
import { ListTable } from '../../../shared/list/list-table.tsx';
import { useIsPhone } from '../../../shared/list/use-media.ts';
import { Button, LinkButton } from '../../../shared/ui/button.tsx';
import { PlusIcon } from '../../../shared/ui/icons.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { PageState } from '../../../shared/ui/page-state.tsx';
import { Section } from '../../../shared/ui/section.tsx';
import { settingsPaths } from '../../settings/public.ts';
import type { Webhook } from '../api/types.ts';
import { useWebhooks } from '../api/use-webhooks.ts';
import { EmptyWebhooks } from '../components/empty-webhooks.tsx';
import { HealthBadge } from '../components/health-badge.tsx';
import { WaitingSecrets } from '../components/waiting-secrets.tsx';
import { webhookPaths } from '../paths.ts';
import { LastCalled, useWebhookColumns, WebhookName } from './webhook-columns.tsx';

/** All webhooks of the mode; twenty at most, so nothing to search or to page through. */
export default function WebhooksPage() {
  const t = useT('webhooks');
  const settings = useT('settings');
  const { data: webhooks, error, mutate } = useWebhooks();
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
            <AddButton count={webhooks?.length ?? 0} />
          </>
        }
      />
      <WaitingSecrets webhooks={webhooks ?? []} />
      <Section padding="flush" overflow="hidden">
        {webhooks ? <Webhooks webhooks={webhooks} /> : <NotYet error={error} onRetry={() => void mutate()} />}
      </Section>
    </>
  );
}

function Webhooks({ webhooks }: { webhooks: readonly Webhook[] }) {
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
}

function NotYet({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isPhone = useIsPhone();
  const columns = useWebhookColumns();
  if (!error) {
    return (
      <PageState kind="loading">
        <ListSkeleton columns={columns} rows={3} density="comfortable" isPhone={isPhone} />
      </PageState>
    );
  }
  const { code, params } = describeFailure(error);
  if (code === 'DPAY_FORBIDDEN') {
    return <PageState kind="forbidden" permission={String(params?.['permission'] ?? 'settings.view')} />;
  }
  return <PageState kind="failed" error={error} onRetry={onRetry} />;
}

/** A mode that has as many as it may have says so before anybody fills in a form. */
function AddButton({ count }: { count: number }) {
  const t = useT('webhooks');
  const words = useCodeWords();
  const navigate = useNavigate();
  const decision = decideFirstFlag({ count, wanted: false });
  if (decision.ok) {
    return (
      <LinkButton variant="primary">
        <Link to={webhookPaths.new} onPointerEnter={() => prefetchPage(webhookPaths.new)}>
          <PlusIcon />
          {t('list.new')}
        </Link>
      </LinkButton>
    );
  }
  return (
    <Button
      variant="primary"
      disabledReason={words(decision.problem.code, decision.problem.params)}
      onClick={() => void navigate(webhookPaths.new)}
    >
      <PlusIcon />
      {t('list.new')}
    </Button>
  );
}
