import type { ApprovalKind } from '@dasbor/domain/approvals';
import type { NotificationEvent } from '@dasbor/domain/notifications';
import type { Tx } from '../../../platform/db/tx.ts';
import { decidersAmong, openRules, RECORDS } from '../../approvals/public.ts';
import type { Waiting } from './repository.ts';

const KINDS: Readonly<Partial<Record<NotificationEvent, ApprovalKind>>> = {
  disbursement_waiting: 'disbursement',
  refund_waiting: 'refund',
  withdrawal_waiting: 'withdrawal',
  fund_transfer_waiting: 'fund_transfer',
};

/**
 * Leaves out what no longer waits for this person's decision, by the rule by which they were told. Of a record that was submitted again, only
 * the newest is left, because the amounts of the others are outdated.
 */
export const withoutDecided = async (tx: Tx, userId: string, all: readonly Waiting[]): Promise<Waiting[]> => {
  const left: Waiting[] = [];
  for (const [index, one] of all.entries()) {
    const isRepeated = all.slice(index + 1).some((later) => isSame(one, later));
    if (!asksToDecide(one) || (!isRepeated && (await awaits(tx, userId, one)))) left.push(one);
  }
  return left;
};

const isSame = (one: Waiting, other: Waiting): boolean =>
  one.event === other.event && one.subject_id === other.subject_id;

const asksToDecide = ({ event }: Waiting): boolean =>
  event === 'approval_rules_waiting' || KINDS[event] !== undefined;

const awaits = async (tx: Tx, userId: string, { event, subject_id: id }: Waiting): Promise<boolean> => {
  const kind = KINDS[event];
  if (kind === undefined)
    return (await openRules(tx)).some((rules) => rules.status === 'proposed' && rules.id === id);
  const record = await RECORDS[kind].find(tx, id);
  return record !== undefined && (await decidersAmong(tx, record, [userId])).length > 0;
};
