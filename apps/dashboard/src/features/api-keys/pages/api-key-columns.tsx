import { useT } from '../../../shared/i18n/use-t.ts';
import { csvTime, type ListColumn } from '../../../shared/list/columns.ts';
import { Time } from '../../../shared/ui/time.tsx';
import type { ApiKey } from '../api/types.ts';
import { KeyStatusBadge } from '../components/key-status-badge.tsx';
import { LastUsed } from '../components/last-used.tsx';
import { MaskedKey } from '../components/masked-key.tsx';
import { useScopeWords } from '../presentation/use-scope-words.ts';

/** Which one, what it may do, until when, when it was last used and from where. */
export function useApiKeyColumns(): readonly ListColumn<ApiKey>[] {
  const t = useT('api-keys');
  const scopeWords = useScopeWords();
  return [
    {
      key: 'name',
      label: t('list.column.name'),
      link: true,
      cell: ({ name }) => name,
      csv: ({ name }) => name,
      length: 14,
    },
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
      cell: ({ scopes }) => (
        <span style={{ display: 'block', maxWidth: '17rem', whiteSpace: 'normal' }}>
          {scopeWords(scopes)}
        </span>
      ),
      csv: ({ scopes }) => scopeWords(scopes),
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
