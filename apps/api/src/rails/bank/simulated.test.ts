import sql from 'sql-template-tag';
import { startTestApp } from '../../testing/app.ts';
import { describeBankRail } from '../conformance/bank.ts';
import type { AccountKind, BankStand, Fate } from '../conformance/bank-stand.ts';

// By plan.ts.
const PREFIXES: Readonly<Record<Fate, string>> = {
  arrives: '84226470',
  takes_long: '95226470',
  refused: '99026470',
  call_lost: '96226470',
  answer_lost: '98226470',
  refused_answer_lost: '97226470',
};
const ENDINGS: Readonly<Record<AccountKind, string>> = {
  found: '10',
  not_found: '11',
  inactive: '06',
  disturbed: '02',
  silent_at_first: '08',
};
const A_MINUTE_MS = 61_000;

const start = async (): Promise<BankStand> => {
  const app = await startTestApp();
  let references = 0;
  const account = { mode: 'live', bankCode: 'bca', accountName: 'Budi Santoso' } as const;
  return {
    rail: app.deps.bank,
    transferTo: (fate) => ({
      ...account,
      reference: `wd_conformance-${(references += 1)}`,
      accountNumber: `${PREFIXES[fate]}10`,
      amount: 50_000,
    }),
    accountOf: (kind) => ({ ...account, accountNumber: `84226471${ENDINGS[kind]}` }),
    settle: async () => app.clock.set(new Date(app.clock.now().getTime() + A_MINUTE_MS)),
    paidUnder: async (reference) => {
      const { paid } = await app.db.system((tx) =>
        tx.one<{ paid: string }>(sql`
          select coalesce(sum(amount), 0) as paid from bank.transfer
           where reference = ${reference} and outcome = 'done' and final_at <= ${app.clock.now()}`),
      );
      return Number(paid);
    },
    close: () => app.close(),
  };
};

describeBankRail('the simulated bank', start);
