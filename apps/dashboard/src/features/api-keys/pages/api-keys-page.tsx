import { chakra } from '@chakra-ui/react';
import { API_KEY_POLICY } from '@dasbor/domain/api-keys';
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
import type { ApiKey } from '../api/types.ts';
import { useApiKeys } from '../api/use-api-keys.ts';
import { EmptyKeys } from '../components/empty-keys.tsx';
import { KeyStatusBadge } from '../components/key-status-badge.tsx';
import { LastUsed } from '../components/last-used.tsx';
import { MaskedKey } from '../components/masked-key.tsx';
import { WaitingSecrets } from '../components/waiting-secrets.tsx';
import { apiKeyPaths } from '../paths.ts';
import { splitByStatus } from '../presentation/status-view.ts';
import { useApiKeyColumns } from './api-key-columns.tsx';

/** Every key of the mode: the ones that work first. Twenty work at most, so there is nothing to search. */
export default function ApiKeysPage() {
  const t = useT('api-keys');
  const settings = useT('settings');
  const { data: keys, error, mutate } = useApiKeys();
  const { active, ended } = splitByStatus(keys ?? []);
  return (
    <>
      <PageHeader
        title={t('list.title')}
        description={t('list.intro')}
        back={{ to: settingsPaths.overview, label: settings('title') }}
        actions={<CreateButton count={active.length} />}
      />
      <WaitingSecrets keys={keys ?? []} />
      {keys ? (
        <chakra.div display="grid" gap="4">
          <Section padding="flush" overflow="hidden" title={ended.length > 0 ? t('list.active') : undefined}>
            {keys.length === 0 ? <EmptyKeys /> : <Keys keys={active} label={t('list.active')} />}
          </Section>
          {ended.length > 0 ? (
            <Section padding="flush" overflow="hidden" title={t('list.ended')}>
              <Keys keys={ended} label={t('list.ended')} />
            </Section>
          ) : null}
        </chakra.div>
      ) : (
        <Section padding="flush" overflow="hidden">
          <NotYet error={error} onRetry={() => void mutate()} />
        </Section>
      )}
    </>
  );
}

function Keys({ keys, label }: { keys: readonly ApiKey[]; label: string }) {
  const t = useT('api-keys');
  const isPhone = useIsPhone();
  const columns = useApiKeyColumns();
  if (keys.length === 0) {
    return (
      <chakra.p px={{ base: '4', sm: '5' }} pb="5" textStyle="body" color="fg.muted">
        {t('list.allEnded')}
      </chakra.p>
    );
  }
  const shared = {
    label,
    rows: keys,
    rowPath: ({ id }: ApiKey) => apiKeyPaths.detail(id),
    name: 'api-keys',
    address: apiKeyPaths.list,
  };
  if (!isPhone) return <ListTable {...shared} columns={columns} density="comfortable" />;
  return (
    <ListCards
      {...shared}
      card={(key) => ({
        title: key.name,
        amount: <KeyStatusBadge status={key.status} />,
        meta: <MaskedKey prefix={key.prefix} lastFour={key.last_four} />,
        status: <LastUsed used={key} />,
      })}
    />
  );
}

function NotYet({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isPhone = useIsPhone();
  const columns = useApiKeyColumns();
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
function CreateButton({ count }: { count: number }) {
  const t = useT('api-keys');
  const words = useCodeWords();
  const navigate = useNavigate();
  const { mostActive: maximum } = API_KEY_POLICY;
  if (count < maximum) {
    return (
      <LinkButton variant="primary">
        <Link to={apiKeyPaths.new} onPointerEnter={() => prefetchPage(apiKeyPaths.new)}>
          <PlusIcon />
          {t('list.new')}
        </Link>
      </LinkButton>
    );
  }
  return (
    <Button
      variant="primary"
      disabledReason={words('DPAY_API_KEY_LIMIT', { maximum })}
      onClick={() => void navigate(apiKeyPaths.new)}
    >
      <PlusIcon />
      {t('list.new')}
    </Button>
  );
}
