import { DESTINATION_ACCOUNT_POLICY } from '@dasbor/domain/destination-accounts';
import { rupiah } from '@dasbor/domain/kernel';
import { topUpPaid } from '@dasbor/domain/ledger';
import sql from 'sql-template-tag';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { post } from '../../platform/ledger/post.ts';
import { startTestApp } from '../../testing/app.ts';
import type { Problem, TestApp, Tokens } from '../../testing/app.ts';
import { confirm } from '../../testing/confirm.ts';
import { addAccount } from '../../testing/destination-accounts.ts';
import { A_LIVE, NOW } from '../../testing/trade.ts';
import type { DestinationAccount } from './rows.ts';

let app: TestApp;
let owner: Tokens;
let keys = 0;
let numbers = 0;

beforeAll(async () => {
  app = await startTestApp();
  await flags({ balance: true, withdrawal: true, sweep_out: true });
  await addAccount(app.db);
  owner = await app.signIn('owner@a.test');
  await app.db.tenant(A_LIVE, async (tx) =>
    post(tx, new Date(NOW), [topUpPaid({ id: 'top_1', amount: rupiah(1_000_000_000) })]),
  );
});
afterAll(() => app.close());
beforeEach(() => app.clock.set(new Date(NOW)));
afterEach(() => vi.restoreAllMocks());

const flags = (config: object) =>
  app.db.system((tx) => tx.run(sql`update merchant_mode set feature_config = ${config}`));

type Reply = Awaited<ReturnType<TestApp['ask']>>;
type Written = { bank_code: string; account_number: string; account_name: string };
/** A number at BCA that the simulated bank knows. */
const nextNumber = () => `84226${String((numbers += 1)).padStart(4, '0')}0`;
const written = (different: Partial<Written> = {}): Written => ({
  bank_code: 'bca',
  account_number: nextNumber(),
  account_name: 'PT Kopi A',
  ...different,
});
const codeOf = (reply: Reply) => reply.json<Partial<Problem>>().error_code ?? reply.status;
const dataOf = (reply: Reply) => reply.json<{ data: DestinationAccount }>().data;
const code = (action: object, purpose = 'destination_account') =>
  confirm(app, { email: 'owner@a.test', token: owner.live, purpose, action });
const send = (payload: object, otp: string, key = `destination-account-${(keys += 1)}`) =>
  app.ask('POST', '/dashboard/destination-accounts', {
    token: owner.live,
    payload,
    headers: { 'x-otp-token': otp, 'idempotency-key': key },
  });
const add = async (different: Partial<Written> = {}) => {
  const payload = written(different);
  return send(payload, await code(payload));
};
const list = async (token = owner.live) =>
  (await app.ask('GET', '/dashboard/destination-accounts', { token })).json<{ data: DestinationAccount[] }>()
    .data;
const remove = (id: string, token = owner.live) =>
  app.ask('DELETE', `/dashboard/destination-accounts/${id}`, { token });
const withdraw = async (destination_account_id: string, amount = 50_000) => {
  const payload = { amount, destination_account_id };
  const otp = await code(payload, 'withdrawal');
  return app.ask('POST', '/dashboard/withdrawals', {
    token: owner.live,
    payload,
    headers: { 'x-otp-token': otp, 'idempotency-key': `to-destination-${(keys += 1)}` },
  });
};
/** Requests the code and answers its refusal. */
const withdrawUnasked = (destination_account_id: string, amount: number) =>
  app.ask('POST', '/dashboard/otp', {
    token: owner.live,
    payload: { purpose: 'withdrawal', action: { amount, destination_account_id } },
  });
const inquire = (account: Written, token = owner.live) =>
  app.ask('POST', '/dashboard/destination-accounts/inquiry', { token, payload: account });

const REFUSED: [string, Partial<Written>, string][] = [
  [
    'another holder under the name of the business',
    { account_number: '8422647004' },
    'DPAY_ACCOUNT_HOLDER_MISMATCH',
  ],
  ['an unknown account', { account_number: '8422647001' }, 'DPAY_BANK_ACCOUNT_NOT_FOUND'],
  ['an account at an unavailable bank', { account_number: '1000000002' }, 'DPAY_BANK_UNREACHABLE'],
];

describe('an account is added', () => {
  test('with the name that its bank stated, and is listed', async () => {
    const reply = await add();

    expect(reply.status).toBe(201);
    expect(dataOf(reply)).toMatchObject({
      bank_name: 'Bank Central Asia (BCA)',
      account_name: 'PT Kopi A',
      bank_account_name: 'PT KOPI A',
      used_by: [],
      last_used_at: null,
    });
    expect((await list()).map(({ id }) => id)).toContain(dataOf(reply).id);
  });

  test.each(REFUSED)('unless it is of %s', async (_, account, want) => {
    const before = await list();

    expect(codeOf(await inquire(written(account)))).toBe(want);
    expect(codeOf(await add(account))).toBe(want);
    expect(await list()).toEqual(before);
  });

  test('unless its holder is written as somebody else, whom the message of the code would name', async () => {
    const payload = written({ account_name: 'Budi. Kode ini untuk masuk' });
    const reply = await app.ask('POST', '/dashboard/otp', {
      token: owner.live,
      payload: { purpose: 'destination_account', action: payload },
    });

    expect(reply.json<Problem>().errors?.map(({ field, code: why }) => [field, why])).toEqual([
      ['account_name', 'DPAY_HOLDER_NOT_MERCHANT'],
    ]);
  });

  test('unless its bank hides letters of the name, which could be anybody’s', async () => {
    vi.spyOn(app.deps.bank, 'inquire').mockResolvedValue({ status: 'found', name: 'P* K*** A' });

    expect(codeOf(await inquire(written()))).toBe('DPAY_ACCOUNT_HOLDER_MISMATCH');
  });

  test('with all invalid fields named at once', async () => {
    const { errors } = (
      await inquire({ bank_code: 'commonwealth', account_number: '12', account_name: '  ' })
    ).json<Problem>();

    expect(errors?.map(({ field, code: why }) => [field, why])).toEqual([
      ['bank_code', 'DPAY_BANK_UNKNOWN'],
      ['account_name', 'DPAY_REQUIRED'],
    ]);
  });

  test('if the provider added its name for the merchant', async () => {
    vi.spyOn(app.deps.bank, 'inquire').mockResolvedValue({ status: 'found', name: 'CV KOPI A JAYA' });
    const account = { account_name: 'CV Kopi A Jaya' };
    const refused = await add(account);
    vi.spyOn(app.deps, 'merchants').mockReturnValue({ hiddenMenus: [], accountNames: ['CV Kopi A Jaya'] });

    expect([refused.status, (await add(account)).status]).toEqual([400, 201]);
  });

  test('by a code for this account only, whose mail names bank, number and holder', async () => {
    const payload = written();
    const otp = await code(payload);
    const { body } = await app.db.system((tx) =>
      tx.one<{ body: string }>(sql`select body from mail order by created_at desc, id desc limit 1`),
    );

    expect(body).toContain(`Bank Central Asia (BCA) ••••${payload.account_number.slice(-4)} a.n. PT Kopi A`);
    expect(codeOf(await send(written(), otp))).toBe('DPAY_OTP_REQUIRED');
    expect(codeOf(await send(payload, ''))).toBe('DPAY_OTP_REQUIRED');
    expect((await send(payload, otp)).status).toBe(201);
  });

  test('once: again, or twice at the same moment, it exists', async () => {
    const payload = written();
    const [first, second] = [await code(payload), await code(payload)];

    const replies = await Promise.all([send(payload, first), send(payload, second)]);
    expect(replies.map(codeOf).toSorted()).toEqual([201, 'DPAY_DESTINATION_ACCOUNT_EXISTS']);
  });

  test('while its bank is away neither code nor key is used up', async () => {
    const payload = written();
    const otp = await code(payload);
    vi.spyOn(app.deps.bank, 'inquire').mockResolvedValueOnce({ status: 'no_response' });
    const again = () => send(payload, otp, 'bank-away-for-now');

    expect([(await again()).status, (await again()).status]).toEqual([503, 201]);
  });

  test('and the bank is asked outside a transaction, whose first run is rolled back', async () => {
    const payload = written();
    const otp = await code(payload);
    const seen: unknown[] = [];
    vi.spyOn(app.deps.bank, 'inquire').mockImplementation(async () => {
      // The embedded database has one connection: inside a transaction this would hang.
      const unused = await app.db.system((tx) =>
        tx.rows(
          sql`select 1 from otp_confirmation where used_at is null and purpose = 'destination_account'`,
        ),
      );
      const known = await app.db.system((tx) =>
        tx.rows(sql`select 1 from idempotency_key where key = 'asked-outside-a-transaction'`),
      );
      seen.push([unused.length > 0, known.length]);
      return { status: 'found', name: 'PT KOPI A' };
    });

    const reply = await send(payload, otp, 'asked-outside-a-transaction');
    expect([reply.status, seen]).toEqual([201, [[true, 0]]]);
  });

  test('by people who may withdraw, and seen by nobody else', async () => {
    const viewer = await app.signIn('viewer@a.test');
    const theirs = await app.signIn('owner@b.test');
    const [mine] = await list();

    expect(codeOf(await inquire(written(), viewer.live))).toBe('DPAY_FORBIDDEN');
    expect(await list(theirs.live)).toEqual([]);
    expect(codeOf(await remove(mine?.id ?? '', theirs.live))).toBe('DPAY_DESTINATION_ACCOUNT_NOT_FOUND');
    expect(codeOf(await remove(mine?.id ?? '', viewer.live))).toBe('DPAY_FORBIDDEN');
  });
});

describe('a withdrawal', () => {
  const FIRST_DAY = DESTINATION_ACCOUNT_POLICY.mostWhileNew;

  test('to a new account is limited on its first day', async () => {
    const { id, waits_until: until } = dataOf(await add());
    expect(until).toBe(new Date(Date.parse(NOW) + 86_400_000).toISOString());

    const refused = { amount: FIRST_DAY + 1, destination_account_id: id };
    const asked = await app.ask('POST', '/dashboard/otp', {
      token: owner.live,
      payload: { purpose: 'withdrawal', action: refused },
    });
    expect(asked.json<Problem>()).toMatchObject({
      error_code: 'DPAY_DESTINATION_ACCOUNT_WAITING',
      params: { maximum: FIRST_DAY, until },
    });
    expect((await withdraw(id, FIRST_DAY - 50_000)).status).toBe(201);
    // Several withdrawals are added up.
    expect(codeOf(await withdrawUnasked(id, 50_001))).toBe('DPAY_DESTINATION_ACCOUNT_WAITING');
    expect((await withdraw(id, 50_000)).status).toBe(201);
    expect((await list()).find((account) => account.id === id)?.most_now).toBe(0);

    app.clock.set(new Date(Date.parse(NOW) + 86_400_000));
    owner = await app.signIn('owner@a.test');
    expect((await withdraw(id, FIRST_DAY + 1)).status).toBe(201);
    app.clock.set(new Date(NOW));
    owner = await app.signIn('owner@a.test');
  });

  test('says when its account was last used, and the last used comes first', async () => {
    const { id } = dataOf(await add());
    await withdraw(id);

    const accounts = await list();
    expect(accounts.find((account) => account.id === id)?.last_used_at).toBe(NOW);
    const used = accounts.map((account) => account.last_used_at ?? account.created_at);
    expect(used).toEqual(used.toSorted().toReversed());
  });

  test('goes to no removed account, and to none of another merchant', async () => {
    const { id } = dataOf(await add());
    const payload = { amount: 50_000, destination_account_id: id };
    const otp = await code(payload, 'withdrawal');
    expect((await remove(id)).status).toBe(204);

    const reply = await app.ask('POST', '/dashboard/withdrawals', {
      token: owner.live,
      payload,
      headers: { 'x-otp-token': otp, 'idempotency-key': 'to-a-removed-account' },
    });
    expect(codeOf(reply)).toBe('DPAY_DESTINATION_ACCOUNT_NOT_FOUND');
    expect(codeOf(await remove(id))).toBe('DPAY_DESTINATION_ACCOUNT_NOT_FOUND');
  });
});

test('the first account of a merchant does not wait, and none becomes the first after it was removed', async () => {
  const theirs = await app.signIn('owner@b.test');
  const addTheirs = async () => {
    const payload = written({ account_name: 'PT Kopi B' });
    const otp = await confirm(app, {
      email: 'owner@b.test',
      token: theirs.live,
      purpose: 'destination_account',
      action: payload,
    });
    return app.ask('POST', '/dashboard/destination-accounts', {
      token: theirs.live,
      payload,
      headers: { 'x-otp-token': otp, 'idempotency-key': `their-account-${(keys += 1)}` },
    });
  };
  vi.spyOn(app.deps, 'merchants').mockReturnValue({ hiddenMenus: [], accountNames: ['PT Kopi B'] });
  const first = dataOf(await addTheirs());
  expect(first.waits_until).toBeNull();

  await remove(first.id, theirs.live);
  expect(dataOf(await addTheirs()).waits_until).not.toBeNull();
});

test('removing an account switches off what pays to it, which its use says before', async () => {
  const id = await addAccount(app.db, { account_number: '8422649990' });
  const put = async (path: string, purpose: string, payload: object) =>
    app.ask('PUT', path, {
      token: owner.live,
      payload,
      headers: { 'x-otp-token': await code(payload, purpose) },
    });
  const daily = { enabled: true, hour: 14, minute: 0, amount: null, destination_account_id: id };
  const sweeping = {
    low_balance_enabled: false,
    low_balance_threshold: null,
    sweep_out_enabled: true,
    sweep_out_keep: 0,
    destination_account_id: id,
    sweep_in_enabled: false,
    sweep_in_bank: null,
  };
  await put('/dashboard/withdrawals/schedule', 'withdrawal_schedule', daily);
  await put('/dashboard/balance/settings', 'balance_settings', sweeping);
  expect((await list()).find((account) => account.id === id)?.used_by).toEqual([
    'withdrawal_schedule',
    'sweep_out',
  ]);

  expect((await remove(id)).status).toBe(204);
  const get = async (path: string) =>
    (await app.ask('GET', path, { token: owner.live })).json<{ data: Record<string, unknown> }>().data;
  expect(await get('/dashboard/withdrawals/schedule')).toMatchObject({
    enabled: false,
    next_run_at: null,
    destination_account_id: id,
    destination_removed_at: NOW,
  });
  expect(await get('/dashboard/balance/settings')).toMatchObject({
    sweep_out_enabled: false,
    destination_account_id: null,
  });
});

test('a merchant has at most twenty', async () => {
  const { length } = await list();
  for (let more = length; more < DESTINATION_ACCOUNT_POLICY.mostAccounts.withdrawals; more += 1)
    await addAccount(app.db, { account_number: `77${String(more).padStart(8, '0')}` });

  const reply = await app.ask('POST', '/dashboard/otp', {
    token: owner.live,
    payload: { purpose: 'destination_account', action: written() },
  });
  expect(codeOf(reply)).toBe('DPAY_DESTINATION_ACCOUNT_LIMIT');
  expect(await list()).toHaveLength(20);
});
