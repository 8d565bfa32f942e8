import { maskAccountNumber } from '@dasbor/domain/access';
import { maskName } from '@dasbor/domain/payouts';
import { offeredBanks, refundClaimState } from '@dasbor/domain/refund-claims';
import type { RefundClaimState } from '@dasbor/domain/refund-claims';
import { refundSentAfter } from '@dasbor/domain/refunds';
import { calendarNow } from '@dasbor/domain/sandbox-clock';
import type { SuccessBody } from '../../spec/handlers.ts';
import { BANKS } from '../reference/public.ts';
import { inRealTime } from '../refunds/public.ts';
import type { RefundRow } from '../refunds/public.ts';
import type { LinkRow } from './repository.ts';

export type RefundClaim = SuccessBody<'getRefundClaim'>['data'];
type RefundAccount = SuccessBody<'inquireRefundAccount'>['data'];

export const claimStateOf = (
  link: LinkRow,
  { status }: Pick<RefundRow, 'status'>,
  now: Date,
): RefundClaimState =>
  refundClaimState(
    { state: link.state, expiresAt: link.expires_at },
    status,
    calendarNow(now, clockOf(link)),
  );

const clockOf = ({ clock_ahead_ms: ahead }: LinkRow) => ({ clockAheadMs: Number(ahead) });

export const toClaim = (link: LinkRow, refund: RefundRow, now: Date): RefundClaim => {
  const state = claimStateOf(link, refund, now);
  const isThisLinks = state === 'used' || state === 'paid' || state === 'failed';
  const amount = Number(refund.amount);
  return {
    state,
    merchant_name: link.merchant_name,
    order_reference: refund.order_reference,
    amount,
    currency: 'IDR',
    expires_at: inRealTime(link.expires_at, clockOf(link)),
    banks: state === 'open' ? offeredBanks(BANKS, amount).map(toBank) : [],
    destination: isThisLinks ? destinationOf(refund) : null,
    failure_code: state === 'failed' ? refund.failure_code : null,
    claimed_at: isThisLinks ? link.claimed_at : null,
    sent_after: state === 'open' || state === 'used' ? sentAfter(link, refund, now) : null,
    ended_at: state === 'paid' || state === 'failed' ? refund.updated_at : null,
  };
};

const sentAfter = (link: LinkRow, { status }: RefundRow, now: Date): string | null =>
  refundSentAfter(status, { now, ...clockOf(link) })?.toISOString() ?? null;

const toBank = ({ code, name, type }: (typeof BANKS)[number]): RefundClaim['banks'][number] => ({
  code,
  name,
  type: type === 'ewallet' ? 'ewallet' : 'bank',
});

const destinationOf = ({ bank_code: code, account_number: number, account_name: name }: RefundRow) => {
  const bank = BANKS.find((one) => one.code === code);
  return bank && number !== null && name !== null ? toAccount({ bank, number, holder: name }) : null;
};

/** What the customer needs to recognise their own account, and no more. */
export const toAccount = ({
  bank,
  number,
  holder,
}: {
  bank: { code: string; name: string };
  number: string;
  holder: string;
}): RefundAccount => ({
  bank_code: bank.code,
  bank_name: bank.name,
  account_number: maskAccountNumber(number),
  holder_name: maskName(holder),
});
