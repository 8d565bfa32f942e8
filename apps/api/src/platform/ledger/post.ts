import type { LedgerAccount, LedgerLine, Transfer } from '@dasbor/domain/ledger';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Tx } from '../db/tx.ts';

/** Insufficient balance. The transaction is rolled back. */
export class LedgerShortage extends Error {
  override name = 'LedgerShortage';
  readonly account: LedgerAccount;
  constructor(account: LedgerAccount) {
    super(`Account ${account} has too little.`);
    this.account = account;
  }
}

/**
 * The only way to move money. The posting is sent with the commit, so that account locks are held as briefly as possible, in the same
 * transaction as its cause. A fact that was posted before is skipped. Call it once per transaction, because accounts must be locked in one
 * order. If the balance is too low, the transaction throws LedgerShortage.
 */
export const post = (tx: Tx, at: Date, transfers: readonly Transfer[]): void => {
  const [one, ...others] = transfers;
  if (!one) return;
  const isOne = others.length === 0;
  atEnd(tx, isOne ? single(one, at) : several(transfers.map((each) => ({ ...each, at }))));
};

export type DatedTransfer = Transfer & { at: Date };

/**
 * Posts transfers of different times in chronological order. Not deferred to the commit, because seeds post for several tenants in one
 * transaction.
 */
export const postDated = async (tx: Tx, transfers: readonly DatedTransfer[]): Promise<void> => {
  if (transfers.length > 0) await tx.run(several(transfers));
};

const atEnd = (tx: Tx, statement: Sql): void => {
  tx.endings.push({ statement, refusal: shortageOf });
};

const single = ({ kind, ref, step, lines }: Transfer, at: Date): Sql => {
  const ordered = lines.toSorted((a, b) => compare(a.holder, b.holder) || compare(a.account, b.account));
  const { holders, accounts, amounts } = columnsOf(ordered);
  return sql`select post_transfer(${at}, ${kind}, ${ref}, ${step}, ${holders}::text[], ${accounts}::text[],
                                  ${amounts}::bigint[]) as posted`;
};

const several = (transfers: readonly DatedTransfer[]): Sql => {
  const { holders, accounts, amounts } = columnsOf(transfers.flatMap(({ lines }) => lines));
  return sql`
    select post_transfers(
      ${transfers.map(({ at }) => at.toISOString())}::timestamptz[], ${transfers.map(({ kind }) => kind)}::text[],
      ${transfers.map(({ ref }) => ref)}::text[], ${transfers.map(({ step }) => step)}::integer[],
      ${transfers.flatMap(({ lines }, index) => lines.map(() => index + 1))}::integer[],
      ${holders}::text[], ${accounts}::text[], ${amounts}::bigint[]) as posted`;
};

const columnsOf = (lines: readonly LedgerLine[]) => ({
  holders: lines.map(({ holder }) => holder),
  accounts: lines.map(({ account }) => account),
  amounts: lines.map(({ amount }) => amount),
});

// Byte order, as in the database, not the order of a locale.
const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

// Raised by migration 0040.
const TOO_LITTLE = 'DL001';

const shortageOf = (error: unknown): LedgerShortage | undefined => {
  const { code, detail } = error as { code?: string; detail?: string };
  return code === TOO_LITTLE ? new LedgerShortage(detail as LedgerAccount) : undefined;
};
