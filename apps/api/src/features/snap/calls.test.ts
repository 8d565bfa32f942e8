import { rupiah } from '@dasbor/domain/kernel';
import { reserved, topUpPaid } from '@dasbor/domain/ledger';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { post } from '../../platform/ledger/post.ts';
import { tidy } from '../../platform/work/housekeeping.ts';
import { startTestApp } from '../../testing/app.ts';
import type { TestApp } from '../../testing/app.ts';
import { MERCHANT_A, MERCHANT_B } from '../../testing/people.ts';
import { A_LIVE, A_SANDBOX, NOW } from '../../testing/trade.ts';
import { issueSnapSecret } from '../snap-keys/public.ts';
import { makeSnapClient, saidBy } from './testing/client.ts';
import type { SnapAsk, SnapClient } from './testing/client.ts';

const BALANCE = '/v1.0/balance-inquiry';
const ACCOUNT = '/v1.0/account-inquiry-external';
let app: TestApp;
let client: SnapClient;
beforeAll(async () => {
  app = await startTestApp();
  await app.db.system((tx) =>
    tx.run(sql`update merchant_mode set feature_config = '{"balance": true, "disbursement": true}'`),
  );
  const out = { id: 'wdr_1', attempt: 1, amount: rupiah(90_000), fee: rupiah(0), ppn: rupiah(0) };
  await app.db.tenant(A_LIVE, (tx) =>
    post(tx, new Date(NOW), [
      topUpPaid({ id: 'top_1', amount: rupiah(1_000_000) }),
      reserved({ of: 'withdrawal', ...out }),
    ]),
  );
  client = await makeSnapClient(app, 1);
});
afterAll(() => app.close());

const balance = (asked?: SnapAsk) => client.ask(BALANCE, asked);
const flags = (config: object) =>
  app.db.system((tx) => tx.run(sql`update merchant_mode set feature_config = ${config}`));

describe('a signed call', () => {
  test('returns the available and the pending balance', async () => {
    const reply = await balance({ body: { partnerReferenceNo: 'REF-0001', accountNo: MERCHANT_A } });
    const idr = (value: string) => ({ value, currency: 'IDR' });
    expect(reply.json()).toMatchObject({
      responseCode: '2001100',
      responseMessage: 'Successful',
      partnerReferenceNo: 'REF-0001',
      accountNo: MERCHANT_A,
      accountInfos: [
        {
          amount: idr('1000000.00'),
          availableBalance: idr('910000.00'),
          holdAmount: idr('90000.00'),
          floatAmount: idr('0.00'),
          status: '0001',
        },
      ],
    });
  });

  test('is signed over the minified body, so whitespace may be sent', async () => {
    const spread = '{ "partnerReferenceNo" :\n "A  B" }';
    expect((await balance({ text: spread, signed: { body: '{"partnerReferenceNo":"A  B"}' } })).status).toBe(
      200,
    );
  });

  test('may be signed with either secret during a rotation, to the millisecond', async () => {
    const other = await makeSnapClient(app, 2);
    const end = new Date(Date.parse(NOW) + 3_600_000);
    const next = await app.db.tenant(A_LIVE, async (tx) => {
      await tx.run(sql`update snap_secret set ends_at = ${end} where key_id = ${other.id}`);
      return issueSnapSecret(tx, other.id, { now: new Date(NOW), vault: app.deps.vault });
    });
    const withNext = { signed: { clientSecret: next } };
    expect([(await other.ask(BALANCE)).status, (await other.ask(BALANCE, withNext)).status]).toEqual([
      200, 200,
    ]);
    app.clock.set(end);
    const accessToken = await other.token();
    expect(saidBy(await other.ask(BALANCE, { signed: { accessToken } }))).toEqual([
      '4011100',
      'Unauthorized. Signature',
    ]);
    expect((await other.ask(BALANCE, { signed: { accessToken, clientSecret: next } })).status).toBe(200);
    app.clock.set(new Date(NOW));
  });

  test('of a suspended merchant still reads the balance and shows the suspension', async () => {
    const suspend = (is: boolean) =>
      app.db.system((tx) =>
        tx.run(sql`update merchant set is_suspended = ${is} where merchant_id = ${MERCHANT_A}`),
      );
    await suspend(true);
    expect((await balance()).json()).toMatchObject({ accountInfos: [{ status: '0007' }] });
    await suspend(false);
  });
});

describe('is refused', () => {
  const later = (seconds: number) => new Date(Date.parse(NOW) + seconds * 1000);
  const SIGNATURE = ['4011100', 'Unauthorized. Signature'];

  test.each<[string, SnapAsk, readonly string[]]>([
    ['with another secret', { signed: { clientSecret: 'another' } }, SIGNATURE],
    ['over another body', { signed: { body: '{"partnerReferenceNo":"B"}' } }, SIGNATURE],
    ['over another path', { signed: { path: ACCOUNT } }, SIGNATURE],
    ['with another method', { signed: { method: 'PUT' } }, SIGNATURE],
    [
      'with another time than it states',
      { headers: { 'X-TIMESTAMP': '2026-11-20T10:00:01+07:00' } },
      SIGNATURE,
    ],
    ['not at all', { headers: { 'X-SIGNATURE': '{}' } }, SIGNATURE],
    [
      'one second after five minutes',
      { signed: { now: later(-301) } },
      ['4011100', 'Unauthorized. Timestamp too old'],
    ],
    [
      'ahead of our clock',
      { signed: { now: later(301) } },
      ['4011100', 'Unauthorized. Timestamp in the future'],
    ],
    ['without a time', { headers: { 'X-TIMESTAMP': 'now' } }, ['4011100', 'Unauthorized. Timestamp format']],
    ['without a token', { headers: { Authorization: '' } }, ['4011103', 'Token Not Found (B2B)']],
    ['with an API key', { headers: { Authorization: 'Basic eA==' } }, ['4011103', 'Token Not Found (B2B)']],
    ['with an invalid token', { signed: { accessToken: 'a.b.c' } }, ['4011101', 'Invalid Token (B2B)']],
    ["on the other mode's host", { host: 'sandbox' }, ['4011101', 'Invalid Token (B2B)']],
    [
      'in another client’s name',
      { signed: { partnerId: 'snk_1' } },
      ['4011100', 'Unauthorized. Unknown client'],
    ],
    [
      'with letters in its external id',
      { headers: { 'X-EXTERNAL-ID': 'A1' } },
      ['4001101', 'Invalid Field Format X-EXTERNAL-ID'],
    ],
    [
      'with an unknown channel',
      { headers: { 'CHANNEL-ID': '9' } },
      ['4001101', 'Invalid Field Format CHANNEL-ID'],
    ],
    ['for another account', { body: { accountNo: MERCHANT_B } }, ['4041111', 'Invalid Account']],
    ['with an extra field', { body: { account: 'x' } }, ['4001101', 'Invalid Field Format account']],
  ])('signed %s', async (_, asked, want) => {
    const reply = await balance(asked);
    expect(saidBy(reply)).toEqual(want);
    expect(reply.status).toBe(Number(want[0]?.slice(0, 3)));
  });

  test('without a required header', async () => {
    const headers = { Authorization: `Bearer ${await client.token()}` };
    const reply = await app.ask('POST', BALANCE, { payload: {}, headers });
    expect(saidBy(reply)).toEqual(['4001102', 'Invalid Mandatory Field X-TIMESTAMP']);
  });

  test.each([
    [BALANCE, '11'],
    [ACCOUNT, '16'],
    ['/v1.0/transfer-interbank', '18'],
    ['/v1.0/transfer/status', '36'],
  ])('%s with an invalid body: token and signature come first', async (path, service) => {
    const [begin, end] = [(await client.token()).slice(0, -4), 'AAAA'];
    const saidTo = async (asked: SnapAsk) => (await client.ask(path, { text: '{"a":', ...asked })).json();
    const answers = [
      await saidTo({ headers: { Authorization: '' } }),
      await saidTo({ signed: { accessToken: `${begin}${end}` } }),
      await saidTo({ headers: { Authorization: '', 'X-TIMESTAMP': '' } }),
      await saidTo({ signed: { clientSecret: 'another' } }),
      await saidTo({}),
    ];
    expect(answers).toMatchObject([
      { responseCode: `401${service}03`, responseMessage: 'Token Not Found (B2B)' },
      { responseCode: `401${service}01`, responseMessage: 'Invalid Token (B2B)' },
      { responseCode: `401${service}03`, responseMessage: 'Token Not Found (B2B)' },
      { responseCode: `401${service}00`, responseMessage: 'Unauthorized. Signature' },
      { responseCode: `400${service}01`, responseMessage: 'Invalid Field Format body' },
    ]);
  });

  test('with a user’s token, and with one older than fifteen minutes', async () => {
    const { live } = await app.signIn('owner@a.test');
    const want = ['4011101', 'Invalid Token (B2B)'];
    expect(saidBy(await balance({ signed: { accessToken: live } }))).toEqual(want);
    app.clock.set(new Date(Date.parse(NOW) + 900_000));
    expect(saidBy(await balance())).toEqual(want);
    app.clock.set(new Date(NOW));
  });

  test('after the key was revoked, even with a valid token', async () => {
    const other = await makeSnapClient(app, 3);
    expect((await other.ask(BALANCE)).status).toBe(200);
    await other.change(sql`revoked_at = ${NOW}`);
    expect(saidBy(await other.ask(BALANCE))).toEqual(['4011101', 'Invalid Token (B2B)']);
  });

  test('from a forbidden address, which is reported only to a caller with the secret', async () => {
    const other = await makeSnapClient(app, 4);
    await other.change(sql`allowed_ips = '{203.0.113.0/24}'`);
    expect(saidBy(await other.ask(BALANCE))).toEqual(['4011100', 'Unauthorized. IP address']);
    expect(saidBy(await other.ask(BALANCE, { signed: { clientSecret: 'x' } }))).toEqual(SIGNATURE);
    expect((await other.ask(BALANCE, { remoteAddress: '203.0.113.7' })).status).toBe(200);
  });

  test('if the feature is off', async () => {
    await flags({ disbursement: true });
    expect(saidBy(await balance())).toEqual(['4031101', 'Feature Not Allowed']);
    await flags({ balance: true, disbursement: true });
  });
});

describe('X-EXTERNAL-ID', () => {
  const as = (externalId: string, of = client) => of.ask(BALANCE, { signed: { externalId } });

  test('is accepted once a day, and once in ten concurrent calls', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, () => as('76')));
    const said = replies.map((reply) => (reply.status === 200 ? 'taken' : String(saidBy(reply))));
    expect(said.toSorted()).toEqual([...Array.from({ length: 9 }, () => '4091100,Conflict'), 'taken']);
  });

  test('is accepted again on the next Jakarta day, and from another client', async () => {
    expect((await as('77')).status).toBe(200);
    app.clock.set(new Date('2026-11-20T16:59:59.000Z'));
    const accessToken = await client.token();
    const again = () => client.ask(BALANCE, { signed: { externalId: '77', accessToken } });
    expect((await again()).status).toBe(409);
    app.clock.set(new Date('2026-11-20T17:00:00.000Z'));
    expect((await again()).status).toBe(200);
    app.clock.set(new Date(NOW));
    expect((await as('77', await makeSnapClient(app, 5))).status).toBe(200);
  });

  test('is not consumed by a caller who could not sign', async () => {
    await client.ask(BALANCE, { signed: { externalId: '78', clientSecret: 'x' } });
    expect((await as('78')).status).toBe(200);
  });

  test('is deleted long after its day', async () => {
    const count = () => app.db.system((tx) => tx.one(sql`select count(*)::int as n from snap_external_id`));
    await tidy(app.db, new Date('2026-11-21T17:00:00Z'));
    expect(await count()).not.toEqual({ n: 0 });
    await tidy(app.db, new Date('2026-11-24T17:00:00Z'));
    expect(await count()).toEqual({ n: 0 });
  });
});

describe('the account holder', () => {
  const inquire = (beneficiaryAccountNo: string, beneficiaryBankCode = '014') =>
    client.ask(ACCOUNT, { body: { partnerReferenceNo: 'REF-2', beneficiaryBankCode, beneficiaryAccountNo } });

  test('is returned as the bank states it', async () => {
    expect((await inquire('8422647010')).json()).toMatchObject({
      responseCode: '2001600',
      partnerReferenceNo: 'REF-2',
      beneficiaryAccountName: 'BUDI SANTOSO',
      beneficiaryAccountNo: '8422647010',
      beneficiaryBankCode: '014',
      beneficiaryBankName: 'Bank Central Asia (BCA)',
      currency: 'IDR',
    });
    expect((await inquire('8422647010', 'BCA')).status).toBe(200);
  });

  test.each([
    ['an unknown account', '8422647011', '014', ['4041611', 'Invalid Account']],
    ['an inactive account', '8422647006', '014', ['4031618', 'Inactive Account']],
    ['a bank without a result', '8422647102', '014', ['5001601', 'Internal Server Error. Bank disturbed']],
    ['a bank that does not answer', '8422647008', '014', ['5041600', 'Timeout']],
    ['an unknown bank', '8422647010', '999', ['4001601', 'Invalid Field Format beneficiaryBankCode']],
    ['letters', 'rekening', '014', ['4001601', 'Invalid Field Format beneficiaryAccountNo']],
  ])('%s: %s at %s', async (_, account, bank, want) => {
    expect(saidBy(await inquire(account, bank))).toEqual(want);
  });

  test('requires a number and the feature', async () => {
    const bare = await client.ask(ACCOUNT, { body: { beneficiaryBankCode: '014' } });
    expect(saidBy(bare)).toEqual(['4001602', 'Invalid Mandatory Field beneficiaryAccountNo']);
    await flags({ balance: true });
    expect(saidBy(await inquire('8422647010'))).toEqual(['4031601', 'Feature Not Allowed']);
    await flags({ balance: true, disbursement: true });
  });
});

test('each mode has its own balance', async () => {
  const sandbox = await makeSnapClient(app, 6, A_SANDBOX);
  expect((await sandbox.ask(BALANCE)).json()).toMatchObject({
    accountInfos: [{ availableBalance: { value: '0.00', currency: 'IDR' } }],
  });
});

test('calls with a token are limited per client, those without one per address', async () => {
  const limits = {
    perAddress: { most: 2, perSeconds: 60 },
    perSession: { most: 3, perSeconds: 60 },
  };
  const other = await startTestApp({ limits });
  const [one, two] = [await makeSnapClient(other, 1), await makeSnapClient(other, 2)];
  const statusOf = async (of: SnapClient, asked?: SnapAsk) => (await of.ask(BALANCE, asked)).status;
  // The feature is off, which is reported after the call was counted.
  expect([await statusOf(one), await statusOf(one), await statusOf(one)]).toEqual([403, 403, 403]);
  expect(saidBy(await one.ask(BALANCE))).toEqual(['4291100', 'Too many requests.']);
  expect(await statusOf(two)).toBe(403);
  const invented = { signed: { accessToken: 'a.b.c' } };
  expect([await statusOf(one, invented), await statusOf(two, invented)]).toEqual([401, 401]);
  expect(await statusOf(two, invented)).toBe(429);
  await other.close();
});
