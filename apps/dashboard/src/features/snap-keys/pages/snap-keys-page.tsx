import { chakra } from '@chakra-ui/react';
import { problem } from '@dasbor/domain/kernel';
import { SNAP_POLICY } from '@dasbor/domain/snap';
import { Link } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import { ListCards } from '../../../shared/list/table/list-cards.tsx';
import { ListTable } from '../../../shared/list/table/list-table.tsx';
import { NotYet } from '../../../shared/list/table/not-yet.tsx';
import { useIsPhone } from '../../../shared/list/use-media.ts';
import { Status } from '../../../shared/status/status.tsx';
import { LinkButton } from '../../../shared/ui/button.tsx';
import { NewButton } from '../../../shared/ui/page/new-button.tsx';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import { PageState } from '../../../shared/ui/page/page-state.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import { settingsPaths } from '../../../shared/paths/settings.ts';
import type { SnapKey } from '../api/types.ts';
import { useSnapKeys } from '../api/use-snap-keys.ts';
import { snapKeyPaths } from '../../../shared/paths/developers/snap-keys.ts';
import { useSnapKeyColumns } from './snap-key-columns.tsx';
import { snapKeyMeanings } from '../presentation/status-view.ts';

/** The SNAP keys of the mode, and a link to compare signed strings. */
export default function SnapKeysPage() {
  const t = useT('snap-keys');
  const settings = useT('settings');
  const { data: keys, error, mutate } = useSnapKeys();
  const columns = useSnapKeyColumns();
  const { mostActiveKeys: maximum } = SNAP_POLICY;
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
            <NewButton
              to={snapKeyPaths.new}
              label={t('list.new')}
              refusal={active < maximum ? undefined : problem('DPAY_SNAP_KEY_LIMIT', { maximum })}
            />
          </>
        }
      />
      <Section padding="flush" overflow="hidden">
        {keys ? (
          <Keys keys={keys} />
        ) : (
          <NotYet error={error} onRetry={() => void mutate()} columns={columns} rows={2} />
        )}
      </Section>
    </>
  );
}

const Keys = ({ keys }: { keys: readonly SnapKey[] }) => {
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
        amount: <Status of={snapKeyMeanings} is={key.status} />,
        note: key.client_id,
        meta: t('list.column.token'),
        status: key.last_token_at === null ? t('list.noToken') : <Time value={key.last_token_at} />,
      })}
    />
  );
};

const Empty = () => {
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
};
