import { rupiah } from '@dasbor/domain/kernel';
import type { Tx } from '../../platform/db/tx.ts';
import { mail } from '../../platform/mail/mail.ts';
import type { SuccessBody } from '../../spec/handlers.ts';
import { claimedMail, findParties } from '../refunds/public.ts';
import type { RefundRow } from '../refunds/public.ts';
import type { Asking } from './account.ts';

type Claimed = {
  merchantId: string;
  refund: RefundRow;
  sentAfter: string | null;
  account: SuccessBody<'inquireRefundAccount'>['data'];
};

/** Where the money goes, so that a customer whose link somebody else used finds out. */
export const tellCustomer = async (
  tx: Tx,
  { now, mode }: Asking,
  { merchantId, refund, sentAfter, account }: Claimed,
): Promise<void> => {
  const { merchant, email } = await findParties(tx, refund.payment_id);
  if (!email) return;
  const { bank_name: bank, account_number: number, holder_name: holder } = account;
  const given = { merchant, order: refund.order_reference, amount: rupiah(Number(refund.amount)) };
  const words = claimedMail({ ...given, bank, number, holder, sentAfter }, mode === 'sandbox');
  await mail.queue(tx, { merchantId, recipient: email, kind: 'refund_claimed', ...words, now });
};
