import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { csvTime, type ListColumn } from '../../../shared/list/table/columns.ts';
import { useSession } from '../../../shared/state/session.ts';
import { Status } from '../../../shared/status/status.tsx';
import { useStatusOf } from '../../../shared/status/use-status-of.ts';
import { Time } from '../../../shared/ui/time.tsx';
import type { ApiKey } from '../api/types.ts';
import { LastUsed } from './last-used.tsx';
import { MaskedKey } from '../../../shared/secrets/masked-key.tsx';
import { useScopeWords } from '../presentation/use-scope-words.ts';
import { apiKeyMeanings } from '../presentation/status-view.ts';

/** `forWhom` adds a column that names the owner of each key. */
export const useApiKeyColumns = ({ forWhom }: { forWhom: boolean }): readonly ListColumn<ApiKey>[] => {
  const t = useT('api-keys');
  const statusOf = useStatusOf(apiKeyMeanings);
  const scopeWords = useScopeWords();
  const { merchant_name: merchant } = useSession();
  const subaccount: ListColumn<ApiKey> = {
    key: 'for',
    label: t('list.column.for'),
    cell: (key) => (
      <Cell w="7.5rem">{key.subaccount?.name ?? <chakra.span color="fg.muted">{merchant}</chakra.span>}</Cell>
    ),
    csv: (key) => key.subaccount?.name ?? merchant,
    length: 18,
  };
  return [
    {
      key: 'name',
      label: t('list.column.name'),
      link: true,
      cell: ({ name }) => <Cell w="8.5rem">{name}</Cell>,
      csv: ({ name }) => name,
      length: 14,
    },
    ...(forWhom ? [subaccount] : []),
    {
      key: 'key',
      label: t('list.column.key'),
      cell: (key) => <MaskedKey prefix={key.prefix} lastFour={key.last_four} />,
      csv: (key) => `${key.prefix}…${key.last_four}`,
      length: 13,
    },
    {
      key: 'scopes',
      label: t('list.column.scopes'),
      cell: (key) => <Cell w="10rem">{scopeWords(key)}</Cell>,
      csv: scopeWords,
      length: 24,
    },
    {
      key: 'ips',
      label: t('list.column.ips'),
      cell: ({ allowed_ips: ips }) => (
        <Cell w="5.5rem">
          <span title={ips.join(', ')}>
            {ips.length === 0 ? t('ips.any') : t('ips.count', { ranges: ips.length })}
          </span>
        </Cell>
      ),
      csv: ({ allowed_ips: ips }) => ips.join(' '),
      length: 10,
    },
    {
      key: 'expires',
      needsLabel: true,
      label: t('list.column.expires'),
      cell: ({ expires_at: at }) => (
        <Cell w="6rem">{at === null ? t('expiry.never') : <Time value={at} format="date" />}</Cell>
      ),
      csv: ({ expires_at: at }) => csvTime(at),
      length: 11,
    },
    {
      key: 'used',
      needsLabel: true,
      label: t('list.column.used'),
      cell: (key) => (
        <Cell w="9.75rem">
          <LastUsed used={key} />
        </Cell>
      ),
      csv: ({ last_used_at: at }) => csvTime(at),
      length: 18,
    },
    {
      key: 'status',
      essential: true,
      label: t('list.column.status'),
      cell: ({ status }) => (
        <Cell w="6rem">
          <Status of={apiKeyMeanings} is={status} />
        </Cell>
      ),
      csv: ({ status }) => statusOf(status).label,
      length: 9,
    },
  ];
};

/** The lists of active and ended keys use the same widths, so that their columns line up. */
const Cell = ({ w, children }: { w: string; children: ReactNode }) => (
  <chakra.span
    display="inline-block"
    verticalAlign="middle"
    w={w}
    whiteSpace="normal"
    overflowWrap="anywhere"
  >
    {children}
  </chakra.span>
);
