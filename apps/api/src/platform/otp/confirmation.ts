import sql from 'sql-template-tag';
import { canonical, sha256 } from '../canonical.ts';
import type { Tx } from '../db/tx.ts';
import type { Mode } from '../merchant/mode.ts';

export type Confirmable = { purpose: string; mode: Mode; action: unknown };

/** Hashes what a code confirms: the purpose, the mode, and the exact values of the call (path and body). */
export const actionHash = ({ purpose, mode, action }: Confirmable): string =>
  sha256(canonical([purpose, mode, action]));

export type Confirmation = {
  tokenHash: string;
  userId: string;
  purpose: string;
  actionHash: string;
  now: Date;
};

/** Valid once. Consumed in the transaction of the action, so that a failed action leaves it usable. */
export const consumeConfirmation = async (tx: Tx, confirmation: Confirmation): Promise<boolean> => {
  const used = await tx.run(sql`
    update otp_confirmation set used_at = ${confirmation.now}
     where token_hash = ${confirmation.tokenHash} and user_id = ${confirmation.userId}
       and purpose = ${confirmation.purpose} and action_hash = ${confirmation.actionHash}
       and used_at is null and expires_at > ${confirmation.now}`);
  return used === 1;
};
