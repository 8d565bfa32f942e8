import { chakra } from '@chakra-ui/react';
import { SNAP_POLICY } from '@dasbor/domain/snap';
import { Link, useNavigate } from 'react-router-dom';
import { useCodeWords } from '../../../shared/i18n/problem-words.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { describeFailure } from '../../../shared/lib/failure.ts';
import { ListCards } from '../../../shared/list/list-cards.tsx';
import { ListSkeleton } from '../../../shared/list/list-skeleton.tsx';
import { ListTable } from '../../../shared/list/list-table.tsx';
import { useIsPhone } from '../../../shared/list/use-media.ts';
import { Button, LinkButton } from '../../../shared/ui/button.tsx';
import { PlusIcon } from '../../../shared/ui/icons.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { PageState } from '../../../shared/ui/page-state.tsx';
import { Section } from '../../../shared/ui/section.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import { settingsPaths } from '../../settings/public.ts';
import type { SnapKey } from '../api/types.ts';
import { useSnapKeys } from '../api/use-snap-keys.ts';
import { SnapKeyStatusBadge } from '../components/snap-key-status-badge.tsx';
import { snapKeyPaths } from '../paths.ts';
import { useSnapKeyColumns } from './snap-key-columns.tsx';

/** The few SNAP keys of the mode, and the way to compare what was signed. */
export default function SnapKeysPage() {
  const t = useT('snap-keys');
  const settings = useT('settings');
  const { data: keys, error, mutate } = useSnapKeys();
  const active = (keys ?? []).filter(({ status }) => status !== 'revoked').length;
  return (
    <>
      <PageHeader
        title={t('list.title')}
        description={t('list.intro')}
        back={{ to: settingsPaths.overview, label: settings('title') }}
        actions={
          <>
            <LinkButton>
              <Link to={snapKeyPaths.compare}>{t('list.compare')}</Link>
            </LinkButton>
            <CreateButton count={active} />
          </>
        }
      />
      <Section padding="flush" overflow="hidden">
        {keys ? <Keys keys={keys} /> : <NotYet error={error} onRetry={() => void mutate()} />}
      </Section>
    </>
  );
}

function Keys({ keys }: { keys: readonly SnapKey[] }) {
  const t = useT('snap-keys');
  const isPhone = useIsPhone();
  const columns = useSnapKeyColumns();
  if (keys.length === 0) return <Empty />;
  const shared = {
    label: t('list.title'),
    rows: keys,
    rowPath: ({ id }: SnapKey) => snapKeyPaths.detail(id),
    name: 'snap-keys',
    address: snapKeyPaths.list,
  };
  if (!isPhone) return <ListTable {...shared} columns={columns} density="comfortable" />;
  return (
    <ListCards
      {...shared}
      card={(key) => ({
        title: key.name,
        amount: <SnapKeyStatusBadge status={key.status} />,
        note: key.client_id,
        meta: t('list.column.token'),
        status: key.last_token_at === null ? t('list.noToken') : <Time value={key.last_token_at} />,
      })}
    />
  );
}

function Empty() {
  const t = useT('snap-keys');
  return (
    <PageState
      kind="empty"
      title={t('list.empty.title')}
      description={
        <>
          {t('list.empty.text')}
          <chakra.ol textAlign="start" mt="4" ps="5" display="grid" gap="2" listStyleType="decimal">
            <li>{t('list.empty.step1')}</li>
            <li>{t('list.empty.step2')}</li>
            <li>{t('list.empty.step3')}</li>
          </chakra.ol>
        </>
      }
    />
  );
}

function NotYet({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isPhone = useIsPhone();
  const columns = useSnapKeyColumns();
  if (!error) {
    return (
      <PageState kind="loading">
        <ListSkeleton columns={columns} rows={2} density="comfortable" isPhone={isPhone} />
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
  const t = useT('snap-keys');
  const words = useCodeWords();
  const navigate = useNavigate();
  const { mostActiveKeys: maximum } = SNAP_POLICY;
  if (count < maximum) {
    return (
      <LinkButton variant="primary">
        <Link to={snapKeyPaths.new}>
          <PlusIcon />
          {t('list.new')}
        </Link>
      </LinkButton>
    );
  }
  return (
    <Button
      variant="primary"
      disabledReason={words('DPAY_SNAP_KEY_LIMIT', { maximum })}
      onClick={() => void navigate(snapKeyPaths.new)}
    >
      <PlusIcon />
      {t('list.new')}
    </Button>
  );
}
