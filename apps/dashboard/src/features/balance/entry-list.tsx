import { chakra } from '@chakra-ui/react';
import { balance } from '@dasbor/sdk/resources';
import { columnsOf } from '../../shared/list/define/column-kinds.tsx';
import { defineList } from '../../shared/list/define/define-list.ts';
import { Money } from '../../shared/ui/money.tsx';
import { balanceKeys } from './api/keys.ts';
import type { BalanceEntry, BalanceEntryFilters } from './api/types.ts';
import { withIds } from './api/with-ids.ts';
import { EntryReference } from './components/entry-reference.tsx';
import { useEntryCard } from './components/use-entry-card.tsx';
import { balancePaths } from '../../shared/paths/money-out/balance.ts';
import { DIRECTIONS, ENTRY_KINDS, kindWord } from './presentation/entry-kinds.ts';
import { thingOf } from './presentation/traced-things.ts';
import { useEntryWords } from './presentation/use-entry-words.ts';

const { time, money, text, column } = columnsOf<BalanceEntry>();

/** The columns of a bank statement: time, kind, reference, out, in and balance. Entries are immutable. */
export const entryList = defineList<BalanceEntry, BalanceEntryFilters>()({
  name: 'balance',
  words: 'balance',
  permission: 'withdrawal.view',
  operations: balance,
  fetchPage: async (client, asked) => withIds(await client.listBalanceEntries(asked)),
  keys: balanceKeys,
  path: (entry) => balancePaths.trace(thingOf(entry.reference_id).id),
  filters: {
    kind: { choices: ENTRY_KINDS, words: (kind, word) => word(`kind.${kindWord(kind)}`) },
    direction: { choices: DIRECTIONS, words: 'direction', scalar: true },
  },
  useColumns: () => {
    const words = useEntryWords();
    return [
      column('sequence', {
        extra: true,
        align: 'end',
        cell: (entry) => entry.sequence,
        csv: (entry) => entry.sequence,
        length: 5,
      }),
      time('time', 'transaction_time'),
      text('description', words, {
        link: true,
        cell: (entry) => <chakra.span fontWeight="medium">{words(entry)}</chakra.span>,
        length: 18,
      }),
      text('reference', 'reference_id', {
        cell: (entry) => <EntryReference referenceId={entry.reference_id} />,
        length: 30,
      }),
      money('debit', 'debit', { cell: (entry) => <Money value={entry.debit || null} /> }),
      money('credit', 'credit', {
        cell: (entry) => (
          <Money value={entry.credit || null} {...(entry.credit ? { color: 'success.fg' } : {})} />
        ),
      }),
      money('closing', 'closing_balance', {
        cell: (entry) => <Money value={entry.closing_balance} fontWeight="semibold" />,
        length: 11,
      }),
    ];
  },
  useCard: useEntryCard,
});
