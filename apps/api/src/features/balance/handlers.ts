import { THE_MERCHANT } from '@dasbor/domain/ledger';
import sql, { empty } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { answerList } from '../../spec/answer-list.ts';
import { ok } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';
import { balancesOf, countBalanceEntries, selectBalanceEntries } from './repository.ts';
import { toBalanceEntry } from './rows.ts';
import { findSettings } from './settings/repository.ts';

export { getBalanceSettings, setBalanceSettings } from './settings/handlers.ts';
export { traceMoney } from './trace.ts';

export const getBalance: Handler<'getBalance'> = async ({ tx, now }) => {
  const { available = 0, in_flight = 0, pending = 0 } = await balancesOf(tx);
  const settings = await findSettings(tx);
  return ok({
    data: {
      available,
      in_flight,
      pending,
      currency: 'IDR',
      low_since: settings?.low_since ?? null,
      as_of: now.toISOString(),
    },
  });
};

export const listBalanceEntries: Handler<'listBalanceEntries'> = (call) => {
  const { kind, direction } = call.query.filters ?? {};
  return answerList(call, {
    filtered: sql`
      ${kind ? sql`and kind = any(${kind}::text[])` : empty}
      ${direction ? DIRECTIONS[direction] : empty}`,
    select: (tx, conditions, window) => selectBalanceEntries(tx, THE_MERCHANT, { conditions, window }),
    count: (tx, conditions) => countBalanceEntries(tx, THE_MERCHANT, conditions),
    present: async (rows) => rows.map(toBalanceEntry),
  });
};

const DIRECTIONS: Readonly<Record<'debit' | 'credit', Sql>> = {
  debit: sql`and amount < 0`,
  credit: sql`and amount > 0`,
};
