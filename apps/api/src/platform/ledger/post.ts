import type { LedgerAccount, LedgerLine, Transfer } from '@dasbor/domain/ledger';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Tx } from '../db/tx.ts';

/** More would have been spent than there is. Nothing of the transaction is kept. */
export class LedgerShortage extends Error {
  override name = 'LedgerShortage';
  readonly account: LedgerAccount;
  constructor(account: LedgerAccount) {
    super(`Account ${account} has too little.`);
    this.account = account;
  }
}

/**
 * The only way money moves: posts the transfers in one call, in the transaction that writes why they happened, and answers
 * how many were new. A fact that was posted before is left out. Call it once in a transaction and after its other rows, as
 * accounts are locked in one order everywhere. Throws LedgerShortage, which ends the transaction.
 */
export const post = (tx: Tx, at: Date, transfers: readonly Transfer[]): Promise<number> => {
  const [one, ...others] = transfers;
  if (!one) return Promise.resolve(0);
  return posted(
    tx,
    others.length === 0 ? single(one, at) : several(transfers.map((each) => ({ ...each, at }))),
  );
};

export type DatedTransfer = Transfer & { at: Date };

/** The same for what happened at different times, in the order of their times. */
export const postDated = (tx: Tx, transfers: readonly DatedTransfer[]): Promise<number> =>
  transfers.length === 0 ? Promise.resolve(0) : posted(tx, several(transfers));

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

// Byte by byte, as the database compares them; a locale's own order would be another.
const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

const posted = async (tx: Tx, statement: Sql): Promise<number> => {
  const row = await tx.one<{ posted: number }>(statement).catch((error: unknown) => {
    throw shortageOf(error) ?? error;
  });
  return row.posted;
};

// As migration 0040 raises it.
const TOO_LITTLE = 'DL001';

const shortageOf = (error: unknown): LedgerShortage | undefined => {
  const { code, detail } = error as { code?: string; detail?: string };
  return code === TOO_LITTLE ? new LedgerShortage(detail as LedgerAccount) : undefined;
};
