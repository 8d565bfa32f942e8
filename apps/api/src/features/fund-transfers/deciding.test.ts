import sql from 'sql-template-tag';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { askForNobodyMore, askForOneMore } from '../../testing/approvals.ts';
import { MERCHANT_A } from '../../testing/people.ts';
import { codeOf, dataOf, setStand } from './testing/stand.ts';

const stand = setStand();

describe('a decision', () => {
  // spec 6.16
  test('is refused to the maker, even an owner, for both approval and rejection', async () => {
    await stand.fund('', 20_000);
    const { id } = await stand.asked(
      { amount: 20_000, destination_subaccount_id: stand.branch },
      stand.owner.live,
    );
    for (const reply of [
      await stand.approve(id, stand.owner.live),
      await stand.reject(id, {}, stand.owner.live),
    ]) {
      expect([reply.status, codeOf(reply)]).toEqual([403, 'DPAY_MAKER_IS_APPROVER']);
    }
    // The database rejects it as well.
    const own = stand.app.db.system((tx) =>
      tx.run(sql`update fund_transfer set status = 'completed', approver_id = maker_id where id = ${id}`),
    );
    await expect(own).rejects.toThrow(/fund_transfer_approver_is_not_maker/);
    expect((await stand.approve(id)).status).toBe(200);
  });

  test('requires the right: an admin can request but not approve, an approver can approve but not request', async () => {
    await stand.fund('', 20_000);
    const { id } = await stand.asked(
      { amount: 20_000, destination_subaccount_id: stand.branch },
      stand.owner.live,
    );
    expect(codeOf(await stand.approve(id, stand.admin.live))).toBe('DPAY_FORBIDDEN');
    expect(
      codeOf(await stand.ask({ amount: 1, destination_subaccount_id: stand.branch }, stand.approver.live)),
    ).toBe('DPAY_FORBIDDEN');
  });

  test('to approve requires a code for this transfer', async () => {
    await stand.fund('', 40_000);
    const { id } = await stand.asked({ amount: 20_000, destination_subaccount_id: stand.branch });
    const other = await stand.asked({ amount: 20_000, destination_subaccount_id: stand.branch });
    const code = await stand.codeFor(other.id);
    const send = (otp: string) =>
      stand.send('POST', `/dashboard/fund-transfers/${id}/approve`, undefined, stand.approver.live, {
        'x-otp-token': otp,
      });

    expect([codeOf(await send('')), codeOf(await send(code))]).toEqual([
      'DPAY_OTP_REQUIRED',
      'DPAY_OTP_REQUIRED',
    ]);
  });

  // spec 4.58
  test('to reject takes an optional reason and moves nothing', async () => {
    await stand.fund('', 40_000);
    const before = await stand.balances('');
    const first = await stand.asked({ amount: 20_000, destination_subaccount_id: stand.branch });
    const second = await stand.asked({ amount: 20_000, destination_subaccount_id: stand.branch });
    const hidden = await stand.reject(first.id, { notes: 'Salah \u202egnabac' });
    expect(hidden.json()).toMatchObject({
      errors: [{ field: 'notes', code: 'DPAY_FIELD_HIDDEN_CHARACTER' }],
    });
    expect(dataOf(await stand.reject(first.id, { notes: 'Salah cabang,\nulangi 👩‍🍳' }))).toMatchObject({
      status: 'rejected',
      reviewer_notes: 'Salah cabang,\nulangi 👩‍🍳',
    });
    expect(dataOf(await stand.reject(second.id))).toMatchObject({ status: 'rejected', reviewer_notes: null });
    expect(codeOf(await stand.approve(first.id))).toBe('DPAY_TRANSITION_NOT_ALLOWED');
    expect(await stand.balances('')).toEqual(before);
  });

  test('is made once: the same key returns the same answer, another key is refused', async () => {
    await stand.fund('', 20_000);
    const before = await stand.balances('');
    const { id } = await stand.asked({ amount: 20_000, destination_subaccount_id: stand.branch });
    const code = await stand.codeFor(id);
    const same = () =>
      stand.app.ask('POST', `/dashboard/fund-transfers/${id}/approve`, {
        token: stand.approver.live,
        headers: { 'idempotency-key': 'one-and-the-same-approval', 'x-otp-token': code },
      });
    const [first, again] = [await same(), await same()];
    expect([first.status, again.text]).toEqual([200, first.text]);
    expect(codeOf(await stand.approve(id))).toBe('DPAY_TRANSITION_NOT_ALLOWED');
    expect((await stand.balances('')).available).toBe(before.available - 20_000);
  });
});

describe('refused before anything is stored', () => {
  test.each([
    [
      'more than the balance',
      () => ({ amount: 999_999_999_999, destination_subaccount_id: stand.branch }),
      'DPAY_INSUFFICIENT_BALANCE',
    ],
    ['less than a bank accepts', () => stand.toBank({ amount: 9_999 }), 'DPAY_AMOUNT_BELOW_MINIMUM'],
    [
      'more than a bank accepts at once',
      () => stand.toBank({ amount: 1_000_000_001 }),
      'DPAY_AMOUNT_ABOVE_MAXIMUM',
    ],
    ['nothing', () => ({ amount: 0, destination_subaccount_id: stand.branch }), 'DPAY_AMOUNT_BELOW_MINIMUM'],
    [
      'to itself',
      () => ({ amount: 1, source_subaccount_id: stand.branch, destination_subaccount_id: stand.branch }),
      'DPAY_SAME_BALANCE',
    ],
    ['from the merchant to the merchant', () => ({ amount: 1 }), 'DPAY_SAME_BALANCE'],
    [
      'to an unknown subaccount',
      () => ({ amount: 1, destination_subaccount_id: 'sub_01KAJ800000000000000000009' }),
      'DPAY_SUBACCOUNT_NOT_FOUND',
    ],
  ])('%s', async (_name, payload, code) => {
    expect(codeOf(await stand.ask(payload()))).toBe(code);
  });

  test('to a subaccount that is not live yet', async () => {
    const idle = await stand.newSubaccount('Cabang Baru');
    expect(codeOf(await stand.ask({ amount: 1, destination_subaccount_id: idle }))).toBe(
      'DPAY_SUBACCOUNT_NOT_LIVE',
    );
  });

  test('by a suspended merchant', async () => {
    const suspend = (is: boolean) =>
      stand.app.db.system((tx) =>
        tx.run(sql`update merchant set is_suspended = ${is} where merchant_id = ${MERCHANT_A}`),
      );
    await stand.fund('', 1_000);
    const { id } = await stand.asked({ amount: 1_000, destination_subaccount_id: stand.branch });
    await suspend(true);
    expect(codeOf(await stand.ask({ amount: 1, destination_subaccount_id: stand.branch }))).toBe(
      'DPAY_MERCHANT_SUSPENDED',
    );
    expect(codeOf(await stand.approve(id))).toBe('DPAY_MERCHANT_SUSPENDED');
    await suspend(false);
    expect((await stand.approve(id)).status).toBe(200);
  });

  test('to another merchant’s subaccount; another merchant’s transfer does not exist', async () => {
    const stranger = await stand.ask(
      { amount: 1, destination_subaccount_id: stand.branch },
      stand.foreign.live,
    );
    expect([stranger.status, codeOf(stranger)]).toEqual([404, 'DPAY_SUBACCOUNT_NOT_FOUND']);
    await stand.fund('', 1_000);
    const { id } = await stand.asked({ amount: 1_000, destination_subaccount_id: stand.branch });
    const replies = [
      await stand.app.ask('GET', `/dashboard/fund-transfers/${id}`, { token: stand.foreign.live }),
      await stand.approve(id, stand.foreign.live),
      await stand.reject(id, {}, stand.foreign.live),
    ];
    expect(replies.map(codeOf)).toEqual(Array(3).fill('DPAY_FUND_TRANSFER_NOT_FOUND'));
    expect((await stand.read(id)).status).toBe('need_approval');
  });
});

test('approval pauses from 23:45 to midnight, to the millisecond; requests do not', async () => {
  await stand.fund('', 5_000);
  const wish = { amount: 1_000, destination_subaccount_id: stand.branch };
  const { id } = await stand.asked(wish);
  // Sessions of the morning have expired by then.
  stand.app.clock.set(new Date('2026-11-20T16:44:00.000Z'));
  const [maker, decider] = [
    await stand.app.signIn('admin@a.test'),
    await stand.app.signIn('approver@a.test'),
  ];
  stand.app.clock.set(new Date('2026-11-20T16:45:00.000Z'));
  expect((await stand.ask(wish, maker.live)).status).toBe(201);
  expect(codeOf(await stand.approve(id, decider.live))).toBe('DPAY_CUT_OFF_TIME');
  stand.app.clock.set(new Date('2026-11-20T16:44:59.999Z'));
  expect((await stand.approve(id, decider.live)).status).toBe(200);
});

describe('with rules that ask for two people', () => {
  beforeEach(() => askForOneMore(stand.app.db, 'fund_transfer'));
  afterEach(() => askForNobodyMore(stand.app.db));

  test('the money moves with the second approval', async () => {
    const { approve, asked, balances, branch, fund, owner } = stand;
    await fund('', 100_000);
    const before = await balances(branch);
    const { id } = await asked({ destination_subaccount_id: branch, amount: 100_000 });

    expect(dataOf(await approve(id))).toMatchObject({ status: 'need_approval', approver_name: null });
    expect(await balances(branch)).toEqual(before);
    expect(dataOf(await approve(id, owner.live)).status).toBe('completed');
    expect((await balances(branch)).available).toBe(before.available + 100_000);
  });
});
