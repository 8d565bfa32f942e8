import type { Tx } from '../../platform/db/tx.ts';
import { nameAccount } from '../../platform/payouts/awaiting.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { PublicHandler } from '../../spec/handlers.ts';
import { announceRefund, claimRow, findRefund, lockRefund, transferOf, useLink } from '../refunds/public.ts';
import type { RefundRow } from '../refunds/public.ts';
import { decideAccount, holderAt, lookAt } from './account.ts';
import type { Asking } from './account.ts';
import { openLink } from './link.ts';
import type { OpenedLink } from './link.ts';
import { findLink } from './repository.ts';
import { toAccount, toClaim } from './rows.ts';
import { tellCustomer } from './tell-customer.ts';

/** For the question "is this you?". */
export const inquireRefundAccount: PublicHandler<'inquireRefundAccount'> = async (call) => {
  const looked = await lookAt(call, await openLink(call), 'inquiry');
  if (looked.kind === 'claimed') return problem('DPAY_REFUND_LINK_USED');
  if (looked.kind === 'problem') return looked;
  const holder = await holderAt(call, looked);
  return typeof holder === 'string' ? ok({ data: toAccount({ ...looked, holder }) }) : holder;
};

/** The bank is asked between two transactions, so that no lock waits for it. The second decides everything again. */
export const claimRefund: PublicHandler<'claimRefund'> = async (call) => {
  const opened = await openLink(call);
  const looked = await lookAt(call, opened, 'claim');
  if (looked.kind === 'problem') return looked;
  if (looked.kind === 'claimed') return ok({ data: toClaim(looked.link, looked.refund, call.now) });
  const holder = await holderAt(call, looked);
  if (typeof holder !== 'string') return holder;
  return opened.within((tx) => claim(tx, call, { ...opened, holder }));
};

/** The lock lets one of two concurrent claims through. The other, and a claim beside a resend, finds the link used or replaced. */
const claim = async (
  tx: Tx,
  call: Asking,
  { tokenHash, merchantId, holder }: OpenedLink & { holder: string },
) => {
  const { now, deps } = call;
  const { refund_id: id } = await findLink(tx, tokenHash);
  await lockRefund(tx, id);
  // Read after the lock: as they are now.
  const link = await findLink(tx, tokenHash);
  const refund = (await findRefund(tx, id)) as RefundRow;
  const decided = decideAccount(call, link, refund);
  if (decided.kind === 'problem') return decided;
  if (decided.kind === 'claimed') return ok({ data: toClaim(link, refund, now) });

  const { bank, number: accountNumber } = decided;
  const account = { bankCode: bank.code, accountNumber, accountName: holder, now };
  await useLink(tx, { tokenHash, now });
  await claimRow(tx, { id, ...account });
  if (!(await nameAccount(tx, { reference: transferOf(refund), ...account })))
    throw new Error(`Nothing is reserved for ${transferOf(refund)}.`);
  const claimed = (await findRefund(tx, id)) as RefundRow;
  await announceRefund({ tx, now, ids: deps.ids }, claimed);
  const data = toClaim(await findLink(tx, tokenHash), claimed, now);
  await tellCustomer(tx, call, {
    merchantId,
    refund: claimed,
    sentAfter: data.sent_after,
    account: toAccount({ bank, number: accountNumber, holder }),
  });
  return ok({ data });
};
