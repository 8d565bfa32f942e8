import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { ListCards } from '../../../shared/list/table/list-cards.tsx';
import { ListTable } from '../../../shared/list/table/list-table.tsx';
import { NotYet } from '../../../shared/list/table/not-yet.tsx';
import { useIsPhone } from '../../../shared/list/use-media.ts';
import { Status } from '../../../shared/status/status.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import type { ApiKey } from '../api/types.ts';
import { apiKeyPaths } from '../../../shared/paths/developers/api-keys.ts';
import { apiKeyMeanings, splitByStatus } from '../presentation/status-view.ts';
import { useApiKeyColumns } from './api-key-columns.tsx';
import { LastUsed } from './last-used.tsx';
import { MaskedKey } from '../../../shared/secrets/masked-key.tsx';

type KeyListsProps = {
  keys: readonly ApiKey[] | undefined;
  error: unknown;
  onRetry: () => void;
  /** Whether rows name the subaccount. */
  forWhom: boolean;
  /** The list's address, for returning to the opened row. */
  name: string;
  address: string;
  /** Shown when the list is empty. */
  empty: ReactNode;
};

/** Active keys first, then ended ones. The lists are short enough to need no paging. */
export const KeyLists = ({ keys, error, onRetry, empty, ...shared }: KeyListsProps) => {
  const t = useT('api-keys');
  const columns = useApiKeyColumns({ forWhom: shared.forWhom });
  const { active, ended } = splitByStatus(keys ?? []);
  if (!keys) {
    return (
      <Section padding="flush" overflow="hidden">
        <NotYet error={error} onRetry={onRetry} columns={columns} />
      </Section>
    );
  }
  return (
    <chakra.div display="grid" gap="4">
      <Section padding="flush" overflow="hidden" title={ended.length > 0 ? t('list.active') : undefined}>
        {keys.length === 0 ? empty : <Keys {...shared} keys={active} label={t('list.active')} />}
      </Section>
      {ended.length > 0 ? (
        <Section padding="flush" overflow="hidden" title={t('list.ended')}>
          <Keys {...shared} keys={ended} label={t('list.ended')} />
        </Section>
      ) : null}
    </chakra.div>
  );
};

type KeysProps = Pick<KeyListsProps, 'forWhom' | 'name' | 'address'> & {
  keys: readonly ApiKey[];
  label: string;
};

const Keys = ({ keys, label, forWhom, name, address }: KeysProps) => {
  const t = useT('api-keys');
  const isPhone = useIsPhone();
  const columns = useApiKeyColumns({ forWhom });
  if (keys.length === 0) {
    return (
      <chakra.p px={{ base: '4', sm: '5' }} pb="5" textStyle="body" color="fg.muted">
        {t('list.allEnded')}
      </chakra.p>
    );
  }
  const shared = { label, rows: keys, rowPath: ({ id }: ApiKey) => apiKeyPaths.detail(id), name, address };
  if (!isPhone) return <ListTable {...shared} columns={columns} density="comfortable" />;
  return (
    <ListCards
      {...shared}
      card={(key) => ({
        title: key.name,
        amount: <Status of={apiKeyMeanings} is={key.status} />,
        note: forWhom ? key.subaccount?.name : undefined,
        meta: <MaskedKey prefix={key.prefix} lastFour={key.last_four} />,
        status: <LastUsed used={key} />,
      })}
    />
  );
};
