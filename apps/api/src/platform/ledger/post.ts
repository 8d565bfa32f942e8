import type { LedgerAccount, Transfer } from '@dasbor/domain/ledger';
import sql from 'sql-template-tag';
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
export const post = (tx: Tx, at: Date, transfers: readonly Transfer[]): Promise<number> =>
  postDated(
    tx,
    transfers.map((transfer) => ({ ...transfer, at })),
  );

export type DatedTransfer = Transfer & { at: Date };

/** The same for what happened at different times, in the order of their times. */
export const postDated = async (tx: Tx, transfers: readonly DatedTransfer[]): Promise<number> => {
  if (transfers.length === 0) return 0;
  const lines = transfers.flatMap((transfer, index) =>
    transfer.lines.map((line) => ({ ...line, transferOf: index + 1 })),
  );
  const { posted } = await tx
    .one<{ posted: number }>(sql`
      select post_transfers(
        ${transfers.map(({ at }) => at.toISOString())}::timestamptz[], ${transfers.map(({ kind }) => kind)}::text[], ${transfers.map(({ ref }) => ref)}::text[],
        ${transfers.map(({ step }) => step)}::integer[], ${lines.map(({ transferOf }) => transferOf)}::integer[],
        ${lines.map(({ holder }) => holder)}::text[], ${lines.map(({ account }) => account)}::text[],
        ${lines.map(({ amount }) => amount)}::bigint[]) as posted`)
    .catch((error: unknown) => {
      throw shortageOf(error) ?? error;
    });
  return posted;
};

// As migration 0040 raises it.
const TOO_LITTLE = 'DL001';

const shortageOf = (error: unknown): LedgerShortage | undefined => {
  const { code, detail } = error as { code?: string; detail?: string };
  return code === TOO_LITTLE ? new LedgerShortage(detail as LedgerAccount) : undefined;
};
