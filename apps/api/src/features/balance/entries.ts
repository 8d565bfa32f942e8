import type { LedgerHolder } from '@dasbor/domain/ledger';
import sql, { empty } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { answerList } from '../../spec/answer/answer-list.ts';
import type { Answer, Call } from '../../spec/handlers.ts';
import { maySeeBatches, namedPayouts, ofBatch } from './named-payouts.ts';
import { countBalanceEntries, selectBalanceEntries } from './repository.ts';
import { toBalanceEntry } from './rows.ts';

/** A page of the history of one available balance, of the merchant or a subaccount. */
export const answerEntries = (
  call: Call<'listBalanceEntries' | 'listSubaccountBalanceEntries'>,
  holder: LedgerHolder,
): Promise<Answer<'listBalanceEntries'>> => {
  // Only a search uses them; a page looks up the few batches of its own entries.
  const namesBatches = call.query.search !== undefined && maySeeBatches(call.session);
  return answerList(call, {
    filtered: entryFilters(call.query.filters),
    orMatches: namesBatches ? ofBatch : undefined,
    select: (tx, conditions, window) =>
      selectBalanceEntries(tx, holder, { conditions, namesBatches, window }),
    count: (tx, conditions) => countBalanceEntries(tx, holder, { conditions, namesBatches }),
    present: async (rows) => {
      const payouts = await namedPayouts(call, rows);
      return rows.map((row) => toBalanceEntry(row, payouts.get(row.ref) ?? null));
    },
  });
};

type Filters = Call<'listBalanceEntries'>['query']['filters'];

/** Shared by the list and its export. */
export const entryFilters = ({ kind, direction }: NonNullable<Filters> = {}): Sql => sql`
  ${kind ? sql`and kind = any(${kind}::text[])` : empty}
  ${direction ? DIRECTIONS[direction] : empty}`;

const DIRECTIONS: Readonly<Record<'debit' | 'credit', Sql>> = {
  debit: sql`and amount < 0`,
  credit: sql`and amount > 0`,
};
