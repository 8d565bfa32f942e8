import { makeLog } from '../../../platform/log.ts';
import { startTestApp } from '../../../testing/app.ts';
import { A_LIVE } from '../../../testing/trade.ts';
import type { WiredAcquirerStand } from '../../conformance/acquirer-stand.ts';
import { startWire } from '../../conformance/wire.ts';
import { makeSnapClient } from '../client.ts';
import { snapVirtualAccounts } from '../virtual-accounts.ts';
import { startVirtualAccountHost } from './va-host.ts';

export const VA_PATHS = {
  charge: '/v1.0/transfer-va/create-va',
  enquire: '/v1.0/transfer-va/status',
  withdraw: '/v1.0/transfer-va/delete-va',
};

export const COMPANY_CODE = '19006';
// Only a held answer waits for it. Shorter, a busy machine would lose other answers too.
const TIMEOUT_MS = 2_000;
let numbers = 0;

/** Our adapter, a wire, and a partner's host of virtual accounts. */
export const startSnapAcquirerStand = async (): Promise<WiredAcquirerStand> => {
  const app = await startTestApp();
  const { clock } = app;
  const host = await startVirtualAccountHost(clock);
  const wire = await startWire(host.settings.url);
  const log = makeLog('silent');
  const settings = { ...host.settings, url: wire.url };
  const rail = snapVirtualAccounts({
    call: makeSnapClient({ settings, clock, timeoutMs: TIMEOUT_MS, log }),
    log,
    companyCode: COMPANY_CODE,
    bankName: 'Bank BCA',
    nextCustomerNo: async () => String((numbers += 1)).padStart(11, '0'),
  });
  return {
    rail,
    wire,
    paths: VA_PATHS,
    within: (work) => app.db.tenant(A_LIVE, work),
    now: clock.now,
    newPayment: () => ({
      ...A_LIVE,
      id: `pay_conformance-${(numbers += 1)}`,
      method: 'va',
      channel: 'BCA',
      merchantName: 'Kopi A',
      amount: 100_000,
      expiresAt: new Date(clock.now().getTime() + 3_600_000),
    }),
    pay: async ({ virtualAccountNumber }, amount) => host.pay(`   ${virtualAccountNumber}`, amount),
    whileAway: async (_, work) => {
      for (const path of Object.values(VA_PATHS)) wire.cut(path, { kind: 'call_lost' });
      await work();
      wire.mend();
    },
    close: async () => {
      await Promise.all([wire.close(), host.close()]);
      await app.close();
    },
  };
};
