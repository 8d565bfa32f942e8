import { makeIds } from '../../platform/ids.ts';
import type { OnEnded, OnSent } from '../../platform/payouts/record.ts';
import { FAILURE_WORDS } from '../disbursements/public.ts';
import { announceRefund } from './announce.ts';
import { endTransferOf, findRefund, markSent } from './repository.ts';
import type { RefundRow } from './rows.ts';

const publishing = (now: Date) => ({ now, ids: makeIds({ now: () => now }) });

/** A bank has the transfer of these refunds. */
export const refundsSent: OnSent = async (tx, now, ids) => {
  for (const id of await markSent(tx, { ids, now }))
    await announceRefund({ tx, ...publishing(now) }, (await findRefund(tx, id)) as RefundRow);
};

/** The last attempt of an instant refund arrived or failed. A failure has given the money back to the balance. */
export const refundsEnded: OnEnded = async (tx, now, ended) => {
  for (const [id, transfers] of ended) {
    const last = transfers.at(-1);
    if (last?.status !== 'done' && last?.status !== 'failed') continue;
    const code = last.status === 'done' ? null : (last.failure_code ?? 'UNKNOWN_ERROR');
    // The words of the first language, as of other failures of refunds; the dashboard translates the code.
    const failure = code === null ? null : { code, message: FAILURE_WORDS.id[code] ?? code };
    if (!(await endTransferOf(tx, { id, now, failure }))) continue;
    await announceRefund({ tx, ...publishing(now) }, (await findRefund(tx, id)) as RefundRow);
  }
};
