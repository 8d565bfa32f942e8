import { effectiveFlags } from '@dasbor/domain/access';
import { holderOf } from '@dasbor/domain/payouts';
import { decideClaim, readClaimDestination } from '@dasbor/domain/refund-claims';
import { problem } from '../../spec/handlers.ts';
import type { PublicCall, Refusal } from '../../spec/handlers.ts';
import { BANKS } from '../reference/public.ts';
import type { Bank } from '../reference/public.ts';
import { findRefund } from '../refunds/public.ts';
import type { RefundRow } from '../refunds/public.ts';
import type { OpenedLink } from './link.ts';
import { countInquiry, findLink } from './repository.ts';
import type { LinkRow } from './repository.ts';
import { claimStateOf } from './rows.ts';

export type Asking = PublicCall<'claimRefund' | 'inquireRefundAccount'>;

export type Account = { bank: Bank; number: string; customer: string };

export type Looked =
  | ({ kind: 'account' } & Account)
  /** By this link and to this account: the same answer again. */
  | { kind: 'claimed'; link: LinkRow; refund: RefundRow }
  | Refusal;

/** Whether the link can be claimed to the account of the call. Counts the question to the bank that follows. */
export const lookAt = (
  call: Asking,
  { tokenHash, within }: OpenedLink,
  occasion: 'inquiry' | 'claim',
): Promise<Looked> =>
  within(async (tx) => {
    const link = await findLink(tx, tokenHash);
    const refund = (await findRefund(tx, link.refund_id)) as RefundRow;
    const decided = decideAccount(call, link, refund);
    if (decided.kind !== 'account') return decided;
    const waitSeconds = await countInquiry(tx, tokenHash, { now: call.now, occasion });
    return waitSeconds === undefined ? decided : problem('DPAY_RATE_LIMITED', { retry_after: waitSeconds });
  });

export const decideAccount = ({ body, mode, now }: Asking, link: LinkRow, refund: RefundRow): Looked => {
  const read = readClaimDestination(BANKS, body, Number(refund.amount));
  const { bank_code: bank, account_number: number } = read;
  const isSame = refund.bank_code === (bank.ok && bank.value.code);
  if (link.state === 'used' && isSame && refund.account_number === (number.ok && number.value))
    return { kind: 'claimed', link, refund };
  const decided = decideClaim(claimStateOf(link, refund, now), {
    suspended: link.is_suspended,
    refundsAreOn: effectiveFlags(link.feature_config, mode).refund,
  });
  if (!decided.ok) return problem(decided.problem.code);
  if (!bank.ok || !number.ok) return refuseFields(read);
  return { kind: 'account', bank: bank.value, number: number.value, customer: refund.customer_name ?? '' };
};

const refuseFields = (read: ReturnType<typeof readClaimDestination>): Refusal => {
  const errors = Object.entries(read).flatMap(([field, one]) =>
    one.ok ? [] : [{ field, code: one.problem.code }],
  );
  return problem('DPAY_INVALID_REQUEST', undefined, { errors });
};

/** The holder according to the bank, or why the account is refused. */
export const holderAt = async (
  { deps, mode }: Asking,
  { bank, number, customer }: Account,
): Promise<string | Refusal> => {
  const account = { mode, bankCode: bank.code, accountNumber: number, accountName: customer };
  const holder = holderOf(await deps.bank.inquire(account));
  return holder.ok ? holder.value : problem(holder.problem.code);
};
