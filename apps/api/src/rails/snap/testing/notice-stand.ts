import { createPublicKey } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import sql from 'sql-template-tag';
import type { Logger } from 'pino';
import { makeLog } from '../../../platform/log.ts';
import { readSnapIdentity } from '../../../platform/snap/identity.ts';
import { withVirtualAccountsOf } from '../../acquirer/by-channel.ts';
import { startWire } from '../../conformance/wire.ts';
import { makeSnapClient } from '../client.ts';
import { noticeReader } from '../notice.ts';
import { startSnapPartner } from './partner.ts';
import { startVirtualAccountHost } from './va-host.ts';
import { snapVirtualAccounts } from '../virtual-accounts.ts';
import { startTestApp } from '../../../testing/app.ts';
import { addKey } from '../../../testing/keys.ts';
import { A_LIVE, addSale, addTrade, anOrder, idOf, minutesAgo, NOW } from '../../../testing/trade.ts';
import { askedLater } from '../../../features/acquirer-notices/public.ts';
import { findPayment, movePayment } from '../../../features/payments/public.ts';
import type { Payment, PaymentRow } from '../../../features/payments/public.ts';
import { webhooksOf } from '../../../features/webhooks/testing/webhooks.ts';

const COMPANY_CODE = '19006';
const TIMEOUT_MS = 2_000;
const log: Logger = makeLog('silent');
let numbers = 0;

/**
 * Our API with virtual accounts of a partner over HTTP. The notices come from another instance of this API: it sends the SNAP webhook of
 * a merchant whose webhook address is ours.
 */
export const startNoticeStand = async () => {
  const clock = { now: () => new Date(NOW) };
  const partner = await startSnapPartner();
  const { publicKey } = await partner.app.db.system((tx) =>
    readSnapIdentity(tx, { vault: partner.app.deps.vault, mode: 'live', now: clock.now() }),
  );
  const host = await startVirtualAccountHost(clock);
  const wire = await startWire(host.settings.url);
  const real = snapVirtualAccounts({
    call: makeSnapClient({
      settings: { ...host.settings, url: wire.url },
      clock,
      timeoutMs: TIMEOUT_MS,
      log,
    }),
    log,
    companyCode: COMPANY_CODE,
    bankName: 'Bank BCA',
    nextCustomerNo: async () => String((numbers += 1)).padStart(11, '0'),
  });
  const app = await startTestApp({
    acquirer: (simulated) => withVirtualAccountsOf(simulated, { channel: 'BCA', real: askedLater(real) }),
    notices: noticeReader(createPublicKey(publicKey)),
  });
  await app.live.listen({ host: '127.0.0.1', port: 0 });
  await app.db.system((tx) => tx.run(sql`update merchant_mode set feature_config = '{"balance": true}'`));
  const url = `http://127.0.0.1:${(app.live.server.address() as AddressInfo).port}/acquirer/snap`;
  const owner = await partner.app.signIn('owner@a.test');
  await webhooksOf(partner.app, owner.live).create({ url, api_kind: 'snap', events: ['payment.completed'] });
  const { secret } = await addKey(app.db, A_LIVE, 1);

  return {
    app,
    wire,
    url,
    partner: partner.app,
    /** A payment of Rp 100.000 by virtual account, charged at the partner. */
    charge: async (): Promise<{ id: string; orderId: string; number: string }> => {
      const number = (numbers += 1);
      const order = anOrder(number, { status: 'started', expires_at: minutesAgo(-2_880) });
      await addTrade(app.db, A_LIVE, { orders: [order] });
      const reply = await app.ask('POST', '/dashboard/payments', {
        apiKey: secret,
        payload: { order_id: order.id, method: 'va', channel: 'BCA' },
        headers: { 'idempotency-key': `notice-payment-${number}` },
      });
      if (reply.status !== 201) throw new Error(reply.text);
      const { data } = reply.json<{ data: Payment }>();
      return { id: data.id, orderId: order.id, number: data.virtual_account?.number ?? '' };
    },
    /** A customer transfers at the partner, which does not tell us yet. */
    pay: (number: string, amount: number) => host.pay(`   ${number}`, amount),
    /** The partner sends the notice of a payment under our id, and tries again later if we do not take it. */
    notify: async (trxId: string, number: string): Promise<string> => {
      const sale = (numbers += 1);
      await addSale(partner.app.db, A_LIVE, sale, { payment: { reference_id: trxId, va_number: number } });
      await partner.app.db.tenant(A_LIVE, async (tx) => {
        const payment = (await findPayment(tx, idOf('pay', sale), { lock: true })) as PaymentRow;
        await movePayment({ tx, now: clock.now(), ids: partner.app.deps.ids }, payment, {
          status: 'completed',
          paidAmount: 100_000,
          issuerName: 'Bank BCA',
          retrievalReferenceNumber: null,
          failure: null,
        });
      });
      await partner.app.webhooks.drain();
      return idOf('pay', sale);
    },
    /** HTTP statuses of our answers to the partner, in order. */
    answers: async (subjectId: string): Promise<number[]> => {
      const rows = await partner.app.db.system((tx) =>
        tx.rows<{ status: number }>(sql`
          select a.status from webhook_attempt a join webhook_delivery d on d.id = a.delivery_id
           where d.subject_id = ${subjectId} order by a.number`),
      );
      return rows.map(({ status }) => status);
    },
    close: async () => {
      await Promise.all([app.close(), partner.app.close()]);
      await Promise.all([wire.close(), host.close()]);
    },
  };
};
