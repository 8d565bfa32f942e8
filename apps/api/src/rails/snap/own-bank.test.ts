import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { makeLog } from '../../platform/log.ts';
import { startReceiver } from '../../testing/receiver.ts';
import type { Receiver } from '../../testing/receiver.ts';
import { snapBank } from './bank.ts';
import { makeSnapClient } from './client.ts';

// Our own API has no services for accounts at the partner itself, so the partner is a server that only records.
let partner: Receiver;
beforeAll(async () => {
  partner = await startReceiver();
  partner.answer(({ url, body }, response) => {
    const { beneficiaryAccountNo } = JSON.parse(body) as Record<string, unknown>;
    const answer = { ...ANSWERS[url], beneficiaryAccountNo: beneficiaryAccountNo ?? TRANSFER.accountNumber };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
});
beforeEach(() => partner.received.splice(0));
afterAll(() => partner.close());

const ANSWERS: Readonly<Record<string, object>> = {
  '/v1.0/access-token/b2b': { responseCode: '2007300', accessToken: 'token', expiresIn: '900' },
  '/v1.0/account-inquiry-internal': { responseCode: '2001500', beneficiaryAccountName: 'BUDI SANTOSO' },
  '/v1.0/account-inquiry-external': { responseCode: '2001600', beneficiaryAccountName: 'BUDI SANTOSO' },
  '/v1.0/transfer-intrabank': { responseCode: '2001700' },
  '/v1.0/transfer-interbank': { responseCode: '2001800' },
  '/v1.0/transfer/status': {
    responseCode: '2003600',
    latestTransactionStatus: '00',
    amount: { value: '50000.00', currency: 'IDR' },
    originalReferenceNo: 'B-1',
  },
};
const TRANSFER = {
  reference: 'wdr_1',
  mode: 'live',
  accountNumber: '8422647010',
  accountName: 'Budi Santoso',
  amount: 50_000,
} as const;

test.each([
  ['itself', 'bca', ['/v1.0/account-inquiry-internal', '/v1.0/transfer-intrabank'], undefined, '17'],
  ['another bank', 'bni', ['/v1.0/account-inquiry-external', '/v1.0/transfer-interbank'], '009', '18'],
])(
  'an account at %s is asked about and paid by the services for it',
  async (_, bankCode, paths, code, service) => {
    const settings = {
      url: partner.url,
      clientId: 'client',
      clientSecret: 'a-secret',
      privateKey: generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey,
      partnerId: 'client',
      channelId: '95221',
    };
    const log = makeLog('silent');
    const bank = snapBank({
      call: makeSnapClient({ settings, clock: systemClock, timeoutMs: 5_000, log }),
      clock: systemClock,
      log,
      bankCodeOf: (one) => ({ bca: '014', bni: '009' })[one] ?? one,
      ownCode: '014',
      sourceAccountNo: undefined,
    });

    expect(await bank.inquire({ ...TRANSFER, bankCode })).toEqual({ status: 'found', name: 'BUDI SANTOSO' });
    // Paid at once: the bank is asked for its reference.
    expect(await bank.transfer({ ...TRANSFER, bankCode })).toEqual({ status: 'done', bankReference: 'B-1' });

    const calls = partner.received.filter(({ url }) => url !== '/v1.0/access-token/b2b');
    expect(calls.map(({ url }) => url)).toEqual([...paths, '/v1.0/transfer/status']);
    const [asked, sent, status] = calls.map(({ body }) => JSON.parse(body) as Record<string, unknown>);
    expect([asked?.['beneficiaryBankCode'], sent?.['beneficiaryBankCode']]).toEqual([code, code]);
    expect(status).toEqual({ originalPartnerReferenceNo: 'wdr_1', serviceCode: service });
  },
);
