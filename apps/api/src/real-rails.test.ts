import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PaymentToCharge } from './rails/acquirer/port.ts';
import { startSnapPartner } from './rails/snap/testing/partner.ts';
import type { SnapPartner } from './rails/snap/testing/partner.ts';
import { startVirtualAccountHost } from './rails/snap/testing/va-host.ts';
import type { VirtualAccountHost } from './rails/snap/testing/va-host.ts';
import { makeLog } from './platform/log.ts';
import { acquirerOf, bankOf } from './real-rails.ts';
import { A_LIVE, A_SANDBOX } from './testing/trade.ts';

const log = makeLog('silent');
let partner: SnapPartner;
let host: VirtualAccountHost;
beforeAll(async () => {
  partner = await startSnapPartner();
  host = await startVirtualAccountHost(partner.app.clock);
});
afterAll(async () => {
  await host.close();
  await partner.app.close();
});

test('with a bank by SNAP, live transfers go to it and sandbox transfers to the simulated bank', async () => {
  const { app, settings } = partner;
  const { clock, deps } = app;
  const bank = bankOf(
    deps.bank,
    { ...settings, ownCode: undefined, sourceAccountNo: A_LIVE.merchantId },
    { clock, log },
  );
  const transfer = { bankCode: 'bca', accountNumber: '8422647010', accountName: 'Budi', amount: 50_000 };
  const live = { ...transfer, reference: 'wd_1', mode: 'live' } as const;
  const sandbox = { ...transfer, reference: 'wd_2', mode: 'sandbox' } as const;

  expect(await bank.transfer(live)).toEqual({ status: 'processing' });
  expect(await bank.transfer(sandbox)).toEqual({ status: 'processing' });

  // The simulated bank has its own books, and those of the partner know neither reference of the other.
  expect(await deps.bank.status(live)).toEqual({ status: 'absent' });
  expect(await deps.bank.status(sandbox)).toEqual({ status: 'processing' });
  expect(await bank.status(live)).toEqual({ status: 'processing' });
  expect(await bank.inquire({ ...live, accountName: '' })).toMatchObject({ status: 'found' });
});

test.each([
  ['live', 'BCA', /^19006\d{11}$/],
  ['live', 'BNI', /^880810001\d{7}$/],
  ['sandbox', 'BCA', /^190061002\d{9}$/],
] as const)('with an acquirer by SNAP for BCA, a %s number at %s is %s', async (mode, channel, number) => {
  const { clock, deps, db } = partner.app;
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const settings = { ...host.settings, channel: 'BCA', companyCode: '19006', publicKey };
  const acquirer = acquirerOf(deps.acquirer, settings, { clock, log });
  const payment: PaymentToCharge = {
    ...(mode === 'live' ? A_LIVE : A_SANDBOX),
    id: `pay_${mode}_${channel}`,
    method: 'va',
    channel,
    merchantName: 'Kopi A',
    amount: 100_000,
    expiresAt: new Date(clock.now().getTime() + 3_600_000),
  };

  const [first, second] = await db.tenant({ merchantId: payment.merchantId, mode }, async (tx) => [
    await acquirer.charge(tx, payment, clock.now()),
    await acquirer.charge(tx, { ...payment, id: `${payment.id}_2` }, clock.now()),
  ]);

  expect([first, second]).toEqual([
    expect.objectContaining({ virtualAccountNumber: expect.stringMatching(number) }),
    expect.objectContaining({ virtualAccountNumber: expect.stringMatching(number) }),
  ]);
  expect(first).not.toEqual(second);
});
