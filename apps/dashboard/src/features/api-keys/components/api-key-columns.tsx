import { chakra } from '@chakra-ui/react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { csvTime, type ListColumn } from '../../../shared/list/columns.ts';
import { useSession } from '../../../shared/state/session.ts';
import { Time } from '../../../shared/ui/time.tsx';
import type { ApiKey } from '../api/types.ts';
import { KeyStatusBadge } from './key-status-badge.tsx';
import { LastUsed } from './last-used.tsx';
import { MaskedKey } from './masked-key.tsx';
import { useScopeWords } from '../presentation/use-scope-words.ts';

/** Which one, what it may do, until when, when it was last used and from where; for whom, where that differs. */
export function useApiKeyColumns({ forWhom }: { forWhom: boolean }): readonly ListColumn<ApiKey>[] {
  const t = useT('api-keys');
  const scopeWords = useScopeWords();
  const { merchant_name: merchant } = useSession();
  const subaccount: ListColumn<ApiKey> = {
    key: 'for',
    label: t('list.column.for'),
    cell: (key) => key.subaccount?.name ?? <chakra.span color="fg.muted">{merchant}</chakra.span>,
    csv: (key) => key.subaccount?.name ?? merchant,
    length: 18,
  };
  return [
    {
      key: 'name',
      label: t('list.column.name'),
      link: true,
      cell: ({ name }) => name,
      csv: ({ name }) => name,
      length: 14,
    },
    ...(forWhom ? [subaccount] : []),
    {
      key: 'key',
      label: t('list.column.key'),
      cell: (key) => <MaskedKey prefix={key.prefix} lastFour={key.last_four} />,
      csv: (key) => key.prefix + key.last_four,
      length: 13,
    },
    {
      key: 'scopes',
      label: t('list.column.scopes'),
      cell: (key) => (
        <span style={{ display: 'block', maxWidth: '17rem', whiteSpace: 'normal' }}>{scopeWords(key)}</span>
      ),
      csv: scopeWords,
      length: 24,
    },
    {
      key: 'ips',
      label: t('list.column.ips'),
      cell: ({ allowed_ips: ips }) => (
        <span title={ips.join(', ')}>
          {ips.length === 0 ? t('ips.any') : t('ips.count', { ranges: ips.length })}
        </span>
      ),
      csv: ({ allowed_ips: ips }) => ips.join(' '),
      length: 10,
    },
    {
      key: 'expires',
      needsLabel: true,
      label: t('list.column.expires'),
      cell: ({ expires_at: at }) => (at === null ? t('expiry.never') : <Time value={at} format="date" />),
      csv: ({ expires_at: at }) => csvTime(at),
      length: 11,
    },
    {
      key: 'used',
      needsLabel: true,
      label: t('list.column.used'),
      cell: (key) => <LastUsed used={key} />,
      csv: ({ last_used_at: at }) => csvTime(at),
      length: 18,
    },
    {
      key: 'status',
      essential: true,
      label: t('list.column.status'),
      cell: ({ status }) => <KeyStatusBadge status={status} />,
      csv: ({ status }) => status,
      length: 9,
    },
  ];
}
