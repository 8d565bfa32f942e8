import { rupiah } from '@dasbor/domain/kernel';
import { topUpPaid } from '@dasbor/domain/ledger';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkLedger } from '../../platform/ledger/check.ts';
import { post } from '../../platform/ledger/post.ts';
import { startTestApp } from '../../testing/app.ts';
import type { Problem, TestApp, Tokens } from '../../testing/app.ts';
import { MERCHANT_A } from '../../testing/people.ts';
import { NOW } from '../../testing/trade.ts';
import type { FundTransfer } from './rows.ts';

type Asked = Awaited<ReturnType<TestApp['ask']>>;
type Balances = { available: number; in_flight: number };
const ARRIVES = '8422647002';
const CLOSED = '9915647002';

let app: TestApp;
/** May do everything. */
let owner: Tokens;
/** Asks, and may not approve. */
let admin: Tokens;
/** Approves, and may not ask. */
let approver: Tokens;
let foreign: Tokens;
let branch: string;
let other: string;
let keys = 0;

const FLAGS = { balance: true, subaccount: true, fund_transfer: true };
const setFlags = (more: object = {}) =>
  app.db.system((tx) =>
    tx.run(sql`update merchant_mode set feature_config = ${JSON.stringify({ ...FLAGS, ...more })}::jsonb`),
  );

beforeAll(async () => {
  app = await startTestApp();
  await setFlags();
  [owner, admin, approver, foreign] = (await Promise.all(
    ['owner@a.test', 'admin@a.test', 'approver@a.test', 'owner@b.test'].map((who) => app.signIn(who)),
  )) as [Tokens, Tokens, Tokens, Tokens];
  branch = await liveSubaccount('Cabang Bandung');
  other = await liveSubaccount('Cabang Medan');
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(new Date(NOW));
  await setFlags();
});

const send = (method: 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object, token = admin.live) =>
  app.ask(method, path, {
    token,
    ...(payload && { payload }),
    ...(method === 'POST' && { headers: { 'idempotency-key': `fund-transfer-key-${(keys += 1)}` } }),
  });
const newSubaccount = async (name: string) =>
  (await send('POST', '/dashboard/subaccounts', { name, email: 'cabang@a.test', type: 'company' })).json<{
    data: { id: string };
  }>().data.id;
async function liveSubaccount(name: string): Promise<string> {
  const id = await newSubaccount(name);
  await send('POST', `/dashboard/subaccounts/${id}/activate`);
  return id;
}
const fund = (holder: string, amount: number) =>
  app.db.tenant({ merchantId: MERCHANT_A, mode: 'live' }, (tx) =>
    post(tx, new Date(NOW), [topUpPaid({ id: `top_${(keys += 1)}`, amount: rupiah(amount), holder })]),
  );
const balances = async (id: string): Promise<Balances> => {
  const path = id === '' ? '/dashboard/balance' : `/dashboard/subaccounts/${id}`;
  const { data } = (await app.ask('GET', path, { token: owner.live })).json<{ data: Balances }>();
  return { available: data.available, in_flight: data.in_flight };
};
const ask = (payload: object, token = admin.live) =>
  send('POST', '/dashboard/fund-transfers', { type: 'balance_to_balance', ...payload }, token);
const toBank = (payload: object = {}) => ({
  type: 'balance_to_bank',
  source_subaccount_id: branch,
  amount: 100_000,
  bank_code: 'bca',
  account_number: ARRIVES,
  account_name: 'PT Kopi A',
  ...payload,
});
const dataOf = (reply: Asked) => reply.json<{ data: FundTransfer }>().data;
const codeOf = (reply: Asked) => reply.json<Problem>().error_code;
const asked = async (payload: object, token = admin.live) => dataOf(await ask(payload, token));
const approve = (id: string, token = approver.live) =>
  send('POST', `/dashboard/fund-transfers/${id}/approve`, undefined, token);
const reject = (id: string, payload: object = {}, token = approver.live) =>
  send('POST', `/dashboard/fund-transfers/${id}/reject`, payload, token);
const read = async (id: string) =>
  dataOf(await app.ask('GET', `/dashboard/fund-transfers/${id}`, { token: owner.live }));
const bankAnswers = async () => {
  for (const seconds of [0, 1]) {
    app.clock.set(new Date(app.clock.now().getTime() + seconds * 1000));
    await app.payouts.drain();
  }
};

describe('a request that contradicts itself', () => {
  const refusal = (reply: Asked) => {
    const { error_code, errors } = reply.json<Problem>();
    return { status: reply.status, error_code, fields: errors?.map(({ field, code }) => [field, code]) };
  };

  test.each([
    [
      'an account beside a balance',
      () => ({
        type: 'balance_to_balance',
        amount: 1_000,
        destination_subaccount_id: branch,
        bank_code: 'bca',
        account_number: ARRIVES,
        account_name: 'PT Kopi A',
      }),
      ['bank_code', 'account_number', 'account_name'],
    ],
    [
      'a balance beside an account',
      () => toBank({ destination_subaccount_id: other }),
      ['destination_subaccount_id'],
    ],
  ])('by %s is refused with the fields that do not belong', async (_, payload, fields) => {
    expect(refusal(await ask(payload()))).toEqual({
      status: 400,
      error_code: 'DPAY_INVALID_REQUEST',
      fields: fields.map((field) => [field, 'DPAY_FIELD_UNKNOWN']),
    });
  });

  test.each([
    ['a subaccount', () => ({ source_subaccount_id: branch, destination_subaccount_id: branch })],
    ['the merchant, named by neither', () => ({})],
    ['the merchant, named by both', () => ({ source_subaccount_id: null, destination_subaccount_id: null })],
  ])('as its source is its destination is refused: %s', async (_, ends) => {
    expect(refusal(await ask({ amount: 1_000, ...ends() }))).toEqual({
      status: 400,
      error_code: 'DPAY_SAME_BALANCE',
      fields: [['destination_subaccount_id', 'DPAY_SAME_BALANCE']],
    });
  });

  test('an account name with marks that nobody sees is refused, also for the whitelist', async () => {
    const account_name = 'PT \u202eKopi A';
    const { status, fields } = refusal(await ask(toBank({ account_name })));
    expect([status, fields]).toEqual([400, [['account_name', 'DPAY_FIELD_INVALID']]]);

    await setFlags({ fund_transfer_whitelist: true });
    const listed = { bank_code: 'bca', account_number: ARRIVES, account_name };
    const refused = refusal(await send('POST', '/dashboard/fund-transfer-whitelist', listed));
    expect([refused.status, refused.fields]).toEqual([400, [['account_name', 'DPAY_FIELD_INVALID']]]);
  });

  test('a destination of null beside an account says nothing, as clients send each field', async () => {
    await fund(branch, 200_000);
    expect((await ask(toBank({ destination_subaccount_id: null }))).status).toBe(201);
  });
});

describe('between balances', () => {
  test('nothing moves when it is asked for, and all of it when somebody else approves', async () => {
    await fund('', 1_000_000);
    const [merchant, before] = [await balances(''), await balances(branch)];
    const transfer = await asked({ amount: 400_000, destination_subaccount_id: branch, notes: ' Modal ' });
    expect(transfer).toMatchObject({
      status: 'need_approval',
      destination_name: 'Cabang Bandung',
      fee: 0,
      total: 400_000,
      notes: 'Modal',
    });
    expect(await balances('')).toEqual(merchant);

    const approved = dataOf(await approve(transfer.id));
    expect(approved).toMatchObject({ status: 'completed', completed_at: NOW, decided_at: NOW });
    expect((await balances('')).available).toBe(merchant.available - 400_000);
    expect((await balances(branch)).available).toBe(before.available + 400_000);
  });

  test('a branch gives to another branch and to the merchant', async () => {
    await fund(branch, 300_000);
    const before = await balances(other);
    const first = await asked({
      source_subaccount_id: branch,
      destination_subaccount_id: other,
      amount: 200_000,
    });
    const second = await asked({ source_subaccount_id: branch, amount: 100_000 });
    await approve(first.id);
    await approve(second.id);
    expect((await balances(other)).available).toBe(before.available + 200_000);
    expect(await read(second.id)).toMatchObject({ status: 'completed', destination_subaccount_id: null });
  });

  test('its trace shows both balances and closes', async () => {
    await fund('', 50_000);
    const { id } = await asked({ amount: 50_000, destination_subaccount_id: branch });
    await approve(id);
    const reply = await app.ask('GET', `/dashboard/balance/trace/${id}`, { token: owner.live });
    expect(reply.json<{ data: { standing: object[] } }>().data.standing).toEqual([
      { account: 'available', subaccount_id: null, amount: -50_000 },
      { account: 'available', subaccount_id: branch, amount: 50_000 },
    ]);
  });
});

describe('to a bank', () => {
  test('amount, fee and PPN are set aside at the approval, and it arrives', async () => {
    await fund(branch, 200_000);
    const before = await balances(branch);
    const transfer = await asked(toBank());
    expect(transfer).toMatchObject({
      fee: 3_000,
      ppn: 330,
      total: 103_330,
      bank_name: expect.stringContaining('BCA'),
    });

    expect(dataOf(await approve(transfer.id)).status).toBe('processing');
    expect(await balances(branch)).toEqual({
      available: before.available - 103_330,
      in_flight: before.in_flight + 103_330,
    });
    await bankAnswers();
    expect(await read(transfer.id)).toMatchObject({ status: 'completed', completed_at: expect.any(String) });
    expect(await balances(branch)).toEqual({
      available: before.available - 103_330,
      in_flight: before.in_flight,
    });
  });

  test('what the bank refuses comes back whole, with its reason', async () => {
    await fund(branch, 200_000);
    const before = await balances(branch);
    const { id } = await asked(toBank({ account_number: CLOSED }));
    await approve(id);
    await bankAnswers();
    expect(await read(id)).toMatchObject({ status: 'failed', failure_code: 'ACCOUNT_CLOSED' });
    expect(await balances(branch)).toEqual(before);
  });

  test('says all fields that are missing or wrong', async () => {
    const reply = await ask({ type: 'balance_to_bank', amount: 50_000, bank_code: 'bukan' });
    expect(reply.json<Problem>().errors).toMatchObject([
      { field: 'bank_code', code: 'DPAY_BANK_UNKNOWN' },
      { field: 'account_name', code: 'DPAY_REQUIRED' },
    ]);
  });

  test('is not for a subaccount whose settings say no, whenever they were changed', async () => {
    await fund(branch, 200_000);
    const { id } = await asked(toBank());
    await send('PATCH', `/dashboard/subaccounts/${branch}`, { bank_transfers_enabled: false });
    expect(codeOf(await ask(toBank()))).toBe('DPAY_BANK_TRANSFERS_OFF');
    expect(codeOf(await approve(id))).toBe('DPAY_BANK_TRANSFERS_OFF');
    expect((await read(id)).status).toBe('need_approval');
    await send('PATCH', `/dashboard/subaccounts/${branch}`, { bank_transfers_enabled: true });
    expect((await approve(id)).status).toBe(200);
  });
});

describe('where the whitelist is on', () => {
  beforeEach(() => setFlags({ fund_transfer_whitelist: true }));
  const add = async (account_number: string) =>
    (
      await send('POST', '/dashboard/fund-transfer-whitelist', {
        bank_code: 'BCA',
        account_number,
        account_name: 'PT Kopi A',
      })
    ).json<{ data: { id: string; bank_code: string } }>().data;

  test('only its accounts are taken, also when one is taken off before the approval', async () => {
    await fund(branch, 500_000);
    expect(codeOf(await ask(toBank({ account_number: '1234567890' })))).toBe('DPAY_ACCOUNT_NOT_WHITELISTED');
    const account = await add('1234567890');
    const { id } = await asked(toBank({ account_number: '1234567890' }));

    expect((await send('DELETE', `/dashboard/fund-transfer-whitelist/${account.id}`)).status).toBe(204);
    expect(codeOf(await approve(id))).toBe('DPAY_ACCOUNT_NOT_WHITELISTED');
    await add('1234567890');
    expect(dataOf(await approve(id)).status).toBe('processing');
  });

  test('the holder is named as on the list, whoever the maker says it is', async () => {
    await fund(branch, 500_000);
    await add('7770001112');
    const made = await asked(toBank({ account_number: '7770001112', account_name: 'Somebody Else' }));

    expect(JSON.stringify(made)).toContain('PT Kopi A');
    expect(JSON.stringify(made)).not.toContain('Somebody Else');
  });

  test('an account stands on it once, and between balances nobody asks for it', async () => {
    const [first, second] = [await add('5550001112'), await add('5550001112')];
    expect(second.id).toBe(first.id);
    await fund('', 10_000);
    expect((await asked({ amount: 10_000, destination_subaccount_id: branch })).status).toBe('need_approval');
  });

  test('it is another merchant’s own, and gone where the flag is off', async () => {
    const { id } = await add('5550001113');
    const reply = await send('DELETE', `/dashboard/fund-transfer-whitelist/${id}`, undefined, foreign.live);
    expect(codeOf(reply)).toBe('DPAY_WHITELISTED_ACCOUNT_NOT_FOUND');
    await setFlags();
    const list = await app.ask('GET', '/dashboard/fund-transfer-whitelist', { token: admin.live });
    expect(codeOf(list)).toBe('DPAY_FEATURE_DISABLED');
  });
});

describe('who decides', () => {
  test('is never the maker, not even an owner, neither to approve nor to reject', async () => {
    await fund('', 20_000);
    const { id } = await asked({ amount: 20_000, destination_subaccount_id: branch }, owner.live);
    for (const reply of [await approve(id, owner.live), await reject(id, {}, owner.live)]) {
      expect([reply.status, codeOf(reply)]).toEqual([403, 'DPAY_MAKER_IS_APPROVER']);
    }
    // The database says no as well.
    const own = app.db.system((tx) =>
      tx.run(sql`update fund_transfer set status = 'completed', approver_id = maker_id where id = ${id}`),
    );
    await expect(own).rejects.toThrow(/fund_transfer_approver_is_not_maker/);
    expect((await approve(id)).status).toBe(200);
  });

  test('has the right to: an admin asks and may not approve, an approver approves and may not ask', async () => {
    await fund('', 20_000);
    const { id } = await asked({ amount: 20_000, destination_subaccount_id: branch }, owner.live);
    expect(codeOf(await approve(id, admin.live))).toBe('DPAY_FORBIDDEN');
    expect(codeOf(await ask({ amount: 1, destination_subaccount_id: branch }, approver.live))).toBe(
      'DPAY_FORBIDDEN',
    );
  });

  test('rejects with a reason or without one, and nothing moves', async () => {
    await fund('', 40_000);
    const before = await balances('');
    const first = await asked({ amount: 20_000, destination_subaccount_id: branch });
    const second = await asked({ amount: 20_000, destination_subaccount_id: branch });
    expect(dataOf(await reject(first.id, { notes: 'Salah cabang' }))).toMatchObject({
      status: 'rejected',
      reviewer_notes: 'Salah cabang',
    });
    expect(dataOf(await reject(second.id))).toMatchObject({ status: 'rejected', reviewer_notes: null });
    expect(codeOf(await approve(first.id))).toBe('DPAY_TRANSITION_NOT_ALLOWED');
    expect(await balances('')).toEqual(before);
  });

  test('decides once: the same key is the same answer, another key finds it decided', async () => {
    await fund('', 20_000);
    const before = await balances('');
    const { id } = await asked({ amount: 20_000, destination_subaccount_id: branch });
    const same = () =>
      app.ask('POST', `/dashboard/fund-transfers/${id}/approve`, {
        token: approver.live,
        headers: { 'idempotency-key': 'one-and-the-same-approval' },
      });
    const [first, again] = [await same(), await same()];
    expect([first.status, again.text]).toEqual([200, first.text]);
    expect(codeOf(await approve(id))).toBe('DPAY_TRANSITION_NOT_ALLOWED');
    expect((await balances('')).available).toBe(before.available - 20_000);
  });
});

describe('refused before anything is written down', () => {
  test.each([
    [
      'more than there is',
      () => ({ amount: 999_999_999_999, destination_subaccount_id: branch }),
      'DPAY_INSUFFICIENT_BALANCE',
    ],
    ['less than a bank takes', () => toBank({ amount: 9_999 }), 'DPAY_AMOUNT_BELOW_MINIMUM'],
    ['more than a bank takes at once', () => toBank({ amount: 1_000_000_001 }), 'DPAY_AMOUNT_ABOVE_MAXIMUM'],
    ['nothing', () => ({ amount: 0, destination_subaccount_id: branch }), 'DPAY_AMOUNT_BELOW_MINIMUM'],
    [
      'to itself',
      () => ({ amount: 1, source_subaccount_id: branch, destination_subaccount_id: branch }),
      'DPAY_SAME_BALANCE',
    ],
    ['from the merchant to the merchant', () => ({ amount: 1 }), 'DPAY_SAME_BALANCE'],
    [
      'to a subaccount that there is not',
      () => ({ amount: 1, destination_subaccount_id: 'sub_01KAJ800000000000000000009' }),
      'DPAY_SUBACCOUNT_NOT_FOUND',
    ],
  ])('%s', async (_name, payload, code) => {
    expect(codeOf(await ask(payload()))).toBe(code);
  });

  test('to one that is not live yet', async () => {
    const idle = await newSubaccount('Cabang Baru');
    expect(codeOf(await ask({ amount: 1, destination_subaccount_id: idle }))).toBe(
      'DPAY_SUBACCOUNT_NOT_LIVE',
    );
  });

  test('by a suspended merchant', async () => {
    const suspend = (is: boolean) =>
      app.db.system((tx) =>
        tx.run(sql`update merchant set is_suspended = ${is} where merchant_id = ${MERCHANT_A}`),
      );
    await fund('', 1_000);
    const { id } = await asked({ amount: 1_000, destination_subaccount_id: branch });
    await suspend(true);
    expect(codeOf(await ask({ amount: 1, destination_subaccount_id: branch }))).toBe(
      'DPAY_MERCHANT_SUSPENDED',
    );
    expect(codeOf(await approve(id))).toBe('DPAY_MERCHANT_SUSPENDED');
    await suspend(false);
    expect((await approve(id)).status).toBe(200);
  });

  test('to another merchant’s subaccount, and of another merchant’s transfer there is none', async () => {
    const stranger = await ask({ amount: 1, destination_subaccount_id: branch }, foreign.live);
    expect([stranger.status, codeOf(stranger)]).toEqual([404, 'DPAY_SUBACCOUNT_NOT_FOUND']);
    await fund('', 1_000);
    const { id } = await asked({ amount: 1_000, destination_subaccount_id: branch });
    const replies = [
      await app.ask('GET', `/dashboard/fund-transfers/${id}`, { token: foreign.live }),
      await approve(id, foreign.live),
      await reject(id, {}, foreign.live),
    ];
    expect(replies.map(codeOf)).toEqual(Array(3).fill('DPAY_FUND_TRANSFER_NOT_FOUND'));
    expect((await read(id)).status).toBe('need_approval');
  });
});

test('the approval waits from 23:45 to midnight, to the millisecond; asking does not', async () => {
  await fund('', 5_000);
  const wish = { amount: 1_000, destination_subaccount_id: branch };
  const { id } = await asked(wish);
  // Sign-ins of the morning are over by then.
  app.clock.set(new Date('2026-11-20T16:44:00.000Z'));
  const [maker, decider] = [await app.signIn('admin@a.test'), await app.signIn('approver@a.test')];
  app.clock.set(new Date('2026-11-20T16:45:00.000Z'));
  expect((await ask(wish, maker.live)).status).toBe(201);
  expect(codeOf(await approve(id, decider.live))).toBe('DPAY_CUT_OFF_TIME');
  app.clock.set(new Date('2026-11-20T16:44:59.999Z'));
  expect((await approve(id, decider.live)).status).toBe(200);
});

describe('races', () => {
  test('two approvers at once: one approves, the money moves once', async () => {
    await fund('', 50_000);
    const before = await balances('');
    const { id } = await asked({ amount: 10_000, destination_subaccount_id: branch });
    const replies = await Promise.all(
      [1, 2, 3, 4].map((n) => approve(id, n % 2 ? approver.live : owner.live)),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect((await balances('')).available).toBe(before.available - 10_000);
  });

  test('approve and reject at once: one of them is the last word', async () => {
    await fund('', 50_000);
    const before = await balances('');
    const { id } = await asked({ amount: 10_000, destination_subaccount_id: branch });
    const [yes, no] = await Promise.all([approve(id), reject(id, {}, owner.live)]);
    expect([yes.status, no.status].toSorted()).toEqual([200, 409]);
    const { status } = await read(id);
    expect(status).toBe(yes.status === 200 ? 'completed' : 'rejected');
    expect((await balances('')).available).toBe(before.available - (status === 'completed' ? 10_000 : 0));
  });

  test('ten transfers for money for one: one is approved, the others are refused and wait', async () => {
    const source = await liveSubaccount('Cabang Balapan');
    await fund(source, 100_000);
    const ids = await Promise.all(
      Array.from(
        { length: 10 },
        async () => (await asked({ source_subaccount_id: source, amount: 100_000 })).id,
      ),
    );
    const replies = await Promise.all(ids.map((id) => approve(id)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const reply of replies.filter(({ status }) => status !== 200)) {
      expect(codeOf(reply)).toBe('DPAY_INSUFFICIENT_BALANCE');
    }
    expect(await balances(source)).toEqual({ available: 0, in_flight: 0 });
    const left = await Promise.all(ids.map(read));
    expect(left.filter(({ status }) => status === 'need_approval')).toHaveLength(9);
  });

  test('money that goes in a circle at once neither locks up nor gets lost', async () => {
    await fund(branch, 100_000);
    await fund(other, 100_000);
    const before = (await balances(branch)).available + (await balances(other)).available;
    const there = { source_subaccount_id: branch, destination_subaccount_id: other, amount: 10_000 };
    const back = { source_subaccount_id: other, destination_subaccount_id: branch, amount: 10_000 };
    const ids: string[] = [];
    for (let n = 0; n < 10; n += 1) ids.push((await asked(n % 2 ? there : back)).id);
    const replies = await Promise.all(ids.map((id) => approve(id)));
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect((await balances(branch)).available + (await balances(other)).available).toBe(before);
  });
});

test('the books close after all of it', async () => {
  expect(await checkLedger(app.db)).toEqual([]);
});

test('whoever may see subaccounts hears of each step; the topic begins with that right', async () => {
  await fund('', 1_000);
  const { id } = await asked({ amount: 1_000, destination_subaccount_id: branch });
  await approve(id);
  const told = await app.db.system((tx) =>
    tx.rows<{ topic: string; status: string }>(
      sql`select topic, payload->>'status' as status from outbox where aggregate = ${id} order by id`,
    ),
  );
  expect(told).toEqual([
    { topic: 'subaccount.transfer_updated', status: 'need_approval' },
    { topic: 'subaccount.transfer_updated', status: 'completed' },
  ]);
});
