import { chakra } from '@chakra-ui/react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { csvTime, type ListColumn } from '../../../shared/list/columns.ts';
import { Money } from '../../../shared/ui/money.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import type { BalanceEntry } from '../api/types.ts';
import { EntryReference } from '../components/entry-reference.tsx';
import { useEntryWords } from '../presentation/use-entry-words.ts';

/** As on a bank statement: when, what, for what, out, in, and what was left. */
export function useEntryColumns(): readonly ListColumn<BalanceEntry>[] {
  const t = useT('balance');
  const words = useEntryWords();
  return [
    {
      key: 'sequence',
      label: t('column.sequence'),
      extra: true,
      align: 'end',
      cell: (entry) => entry.sequence,
      csv: (entry) => entry.sequence,
      length: 5,
    },
    {
      key: 'time',
      label: t('column.time'),
      csvLabel: `${t('column.time')} (WIB)`,
      cell: (entry) => <Time value={entry.transaction_time} color="fg.muted" />,
      csv: (entry) => csvTime(entry.transaction_time),
      length: 18,
    },
    {
      key: 'description',
      label: t('column.description'),
      link: true,
      cell: (entry) => <chakra.span fontWeight="medium">{words(entry)}</chakra.span>,
      csv: (entry) => words(entry),
      length: 18,
    },
    {
      key: 'reference',
      label: t('column.reference'),
      cell: (entry) => <EntryReference referenceId={entry.reference_id} />,
      csv: (entry) => entry.reference_id,
      length: 30,
    },
    {
      key: 'debit',
      label: t('column.debit'),
      align: 'end',
      cell: (entry) => <Money value={entry.debit || null} />,
      csv: (entry) => entry.debit,
      length: 10,
    },
    {
      key: 'credit',
      label: t('column.credit'),
      align: 'end',
      cell: (entry) => (
        <Money value={entry.credit || null} {...(entry.credit ? { color: 'success.fg' } : {})} />
      ),
      csv: (entry) => entry.credit,
      length: 10,
    },
    {
      key: 'closing',
      label: t('column.closing'),
      align: 'end',
      cell: (entry) => <Money value={entry.closing_balance} fontWeight="semibold" />,
      csv: (entry) => entry.closing_balance,
      length: 11,
    },
  ];
}
