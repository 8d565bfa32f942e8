import { createHash } from 'node:crypto';
import type { PayoutFailure } from '@dasbor/domain/payouts';
import sql from 'sql-template-tag';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import { accountPlanFor, planFor } from './plan.ts';
import type { BankRail, TransferAnswer, TransferToMake } from './port.ts';

type Book = {
  outcome: 'done' | 'failed';
  failure_code: PayoutFailure | null;
  is_final: boolean;
  times_asked: number;
  amount: string;
  account_number: string;
};

/**
 * A bank that takes time, fails by plan (plan.ts) and loses calls and answers. It stores its own data, pays a reference once, and counts
 * the calls.
 */
export const simulatedBank = ({ db, clock }: { db: Db; clock: Clock }): BankRail => {
  /** References whose first call was lost. */
  const lost = new Set<string>();
  /** Accounts whose first question got no answer. */
  const unanswered = new Set<string>();

  return {
    transfer: async (transfer) => {
      const { reference, mode, amount, accountNumber } = transfer;
      const plan = planFor(accountNumber, reference);
      if (plan.losesCall && !lost.has(reference)) {
        lost.add(reference);
        return { status: 'unknown' };
      }
      const now = clock.now();
      const finalAt = new Date(now.getTime() + plan.takesMs);
      const { outcome } = plan;
      const book = await db.system((tx) =>
        tx.one<Book>(sql`
          insert into bank.transfer as known
            (reference, mode, amount, account_number, outcome, failure_code, final_at, received_at)
          values (${reference}, ${mode}, ${amount}, ${accountNumber}, ${outcome.status},
                  ${outcome.status === 'failed' ? outcome.failure : null}, ${finalAt}, ${now})
          on conflict (reference) do update set times_asked = known.times_asked + 1
          returning outcome, failure_code, final_at <= ${now} as is_final, times_asked, amount, account_number`),
      );
      return plan.losesAnswer && book.times_asked === 1 ? { status: 'unknown' } : answerOf(transfer, book);
    },

    status: async (transfer) => {
      const book = await db.system((tx) =>
        tx.maybe<Book>(sql`
          select outcome, failure_code, final_at <= ${clock.now()} as is_final, times_asked, amount,
                 account_number
            from bank.transfer where reference = ${transfer.reference}`),
      );
      return book ? answerOf(transfer, book) : { status: 'absent' };
    },

    inquire: async ({ mode, bankCode, accountNumber, accountName }) => {
      const { answer, losesAnswer } = accountPlanFor(accountNumber, accountName);
      const account = `${mode} ${bankCode} ${accountNumber}`;
      if (!losesAnswer || unanswered.has(account)) return answer;
      unanswered.add(account);
      return { status: 'no_response' };
    },
  };
};

const answerOf = ({ reference, amount, accountNumber }: TransferToMake, book: Book): TransferAnswer => {
  const { outcome, failure_code: failure, is_final } = book;
  if (Number(book.amount) !== amount || book.account_number !== accountNumber) return { status: 'unknown' };
  if (!is_final) return { status: 'processing' };
  if (outcome === 'failed') return { status: 'failed', failure: failure ?? 'UNKNOWN_ERROR' };
  return { status: 'done', bankReference: bankReference(reference) };
};

const bankReference = (reference: string): string =>
  `FT${createHash('sha256').update(reference).digest().readUIntBE(0, 6) % 10 ** 12}`;
