import { rupiah } from '@dasbor/domain/kernel';
import { moved, topUpPaid } from '@dasbor/domain/ledger';
import { post } from '../../../platform/ledger/post.ts';
import type { SuccessBody } from '../../../spec/handlers.ts';
import type { TestApp } from '../../../testing/app.ts';
import { A_LIVE, addTrade, idOf, NOW } from '../../../testing/trade.ts';
import type { Stand } from './stand.ts';

type Reply = Awaited<ReturnType<TestApp['ask']>>;
type WithLink = SuccessBody<'approveRefund'>;
export type Claim = SuccessBody<'getRefundClaim'>['data'];

export const withLinkOf = (reply: Reply) => reply.json<WithLink>();
export const claimOf = (reply: Reply) => reply.json<{ data: Claim }>().data;
export const tokenOf = (reply: Reply) => tokenIn(withLinkOf(reply).link?.url ?? '');
export const tokenIn = (text: string) => /#\/refunds\/(\S+)/.exec(text)?.[1] ?? '';

/** The bank finds the holder, and the transfer arrives. */
export const GOOD = { bank_code: 'bca', account_number: '8422647010' };
/** The bank finds the holder and rejects the first transfer; another to the same account arrives. */
export const REJECTED_ONCE = { bank_code: 'bca', account_number: '9919000010' };
/** The bank finds the holder, and the account turns out to be inactive. */
export const INACTIVE = { bank_code: 'bca', account_number: '9903000010' };

const MINUTE_MS = 60_000;
let count = 0;

/** Steps of an instant refund. The customer of each has an address and a phone. */
export const instantOn = (stand: Stand) => {
  /** Adds money to the available balance. */
  const topUp = (amount = 10_000_000) =>
    stand.app.db.tenant(A_LIVE, async (tx) =>
      post(tx, new Date(NOW), [
        topUpPaid({ id: idOf('top', (count += 1)), amount: rupiah(amount), holder: '' }),
      ]),
    );
  /** Moves this much of the available balance to another one. */
  const spend = (amount: number) =>
    stand.app.db.tenant(A_LIVE, async (tx) =>
      post(tx, new Date(NOW), [
        moved({ id: idOf('ftr', (count += 1)), from: '', to: 'sub_elsewhere', amount: rupiah(amount) }),
      ]),
    );
  const paid = async (sale: Parameters<Stand['paid']>[0] = {}) => {
    const customer = idOf('cus', 7_000 + (count += 1));
    await addTrade(stand.app.db, A_LIVE, { customers: [{ id: customer, name: 'Sari Dewi' }] });
    return stand.paid({ ...sale, customerId: customer });
  };
  const requested = async (sale: Parameters<Stand['paid']>[0] = {}, payload: object = {}) =>
    stand.requested(await paid(sale), { use_refund_link: true, ...payload });
  /** The id and the token of an approved one of Rp 100.000. */
  const approved = async (payload: object = {}) => {
    const id = await requested({}, payload);
    const reply = await stand.approve(id);
    return { id, token: tokenOf(reply), reply };
  };
  const call = (method: 'GET' | 'POST', path: string, payload?: object, mode: 'live' | 'sandbox' = 'live') =>
    stand.app.ask(method, `/refund-claims/${path}`, { mode, ...(payload && { payload }) });
  const open = (token: string) => call('GET', token);
  const inquire = (token: string, account: object = GOOD) => call('POST', `${token}/inquiry`, account);
  const claim = (token: string, account: object = GOOD) => call('POST', token, account);
  /** Sends what is due, and asks the bank until it has answered. */
  const transfer = async () => {
    await stand.app.payouts.drain();
    stand.app.clock.set(new Date(stand.app.clock.now().getTime() + 2_000));
    await stand.app.payouts.drain();
  };
  const later = (ms: number) => stand.app.clock.set(new Date(stand.app.clock.now().getTime() + ms));
  const resend = (id: string, token = stand.owner.live) =>
    stand.send(`/dashboard/refunds/${id}/resend`, undefined, token);
  const retrigger = (id: string, way: string, token = stand.owner.live) =>
    stand.send(`/dashboard/refunds/${id}/retrigger`, { way }, token);
  const aMinuteLater = () => later(MINUTE_MS);
  return {
    topUp,
    spend,
    paid,
    requested,
    approved,
    call,
    open,
    inquire,
    claim,
    transfer,
    later,
    aMinuteLater,
    resend,
    retrigger,
  };
};
