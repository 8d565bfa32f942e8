import { describe, expect, test } from 'vitest';
import type { Tokens } from '../../testing/app.ts';
import { confirm } from '../../testing/confirm.ts';
import { NOW } from '../../testing/trade.ts';
import type { SuccessBody } from '../../spec/handlers.ts';
import { codeOf, dataOf, setStand } from './testing/stand.ts';
import type { Asked } from './testing/stand.ts';

const stand = setStand({ fund_transfer_whitelist: true });

type WhitelistedAccount = SuccessBody<'addWhitelistedAccount'>['data'];

const PATH = '/dashboard/fund-transfer-whitelist';
const accountOf = (reply: Asked) => reply.json<{ data: WhitelistedAccount }>().data;
const account = (account_number: string, more: object = {}) => ({
  bank_code: 'BCA',
  account_number,
  account_name: 'PT Kopi A',
  ...more,
});
const add = async (payload: object, { email, token }: { email: string; token: string } = admin()) => {
  const otp = await confirm(stand.app, { email, token, purpose: 'whitelist_account', action: payload });
  return stand.send('POST', PATH, payload, token, { 'x-otp-token': otp });
};
const admin = () => ({ email: 'admin@a.test', token: stand.admin.live });
const decide = (id: string, verdict: 'approve' | 'reject', { live }: Tokens = stand.approver) =>
  stand.send('POST', `${PATH}/${id}/${verdict}`, undefined, live);
const listed = async (account_number: string) => {
  const { id } = accountOf(await add(account(account_number)));
  return accountOf(await decide(id, 'approve'));
};
const list = async (token = stand.admin.live) =>
  (await stand.app.ask('GET', PATH, { token })).json<{ data: WhitelistedAccount[] }>().data;

describe('an account', () => {
  test('is added with a code for exactly this account, and waits for another user', async () => {
    const asked = account('33300011110');
    const without = await stand.send('POST', PATH, asked);
    expect([codeOf(without), without.json()]).toEqual([
      'DPAY_OTP_REQUIRED',
      expect.objectContaining({ params: { purpose: 'whitelist_account' } }),
    ]);
    const otp = await confirm(stand.app, { ...admin(), purpose: 'whitelist_account', action: asked });
    const other = await stand.send('POST', PATH, account('3330002222'), undefined, { 'x-otp-token': otp });
    expect(codeOf(other)).toBe('DPAY_OTP_REQUIRED');

    const reply = await stand.send('POST', PATH, asked, undefined, { 'x-otp-token': otp });
    expect([reply.status, accountOf(reply)]).toMatchObject([
      201,
      { bank_code: 'bca', status: 'need_approval', approved_by: null, approved_at: null },
    ]);
  });

  test.each([
    ['belongs to another holder', '8422640004', 'DPAY_ACCOUNT_HOLDER_MISMATCH'],
    ['does not exist', '8422640001', 'DPAY_BANK_ACCOUNT_NOT_FOUND'],
  ])('that %s is not added', async (_, number, want) => {
    expect(codeOf(await add(account(number)))).toBe(want);
  });

  test('can be paid only after its approval', async () => {
    const { approve, ask, asked, branch, fund, toBank } = stand;
    await fund(branch, 500_000);
    const { id } = accountOf(await add(account('33300033330')));
    const payload = toBank({ account_number: '33300033330' });
    expect(codeOf(await ask(payload))).toBe('DPAY_ACCOUNT_NOT_WHITELISTED');

    const approved = await decide(id, 'approve');

    expect([approved.status, accountOf(approved)]).toMatchObject([
      200,
      { status: 'approved', approved_by: expect.any(String), approved_at: NOW },
    ]);
    expect(dataOf(await approve((await asked(payload)).id)).status).toBe('processing');
  });

  test('is decided once, by another user, possibly an owner', async () => {
    const owner = { email: 'owner@a.test', token: stand.owner.live };
    const { id } = accountOf(await add(account('3330004444'), owner));

    expect(codeOf(await decide(id, 'approve', stand.owner))).toBe('DPAY_MAKER_IS_APPROVER');
    expect(codeOf(await decide(id, 'reject', stand.owner))).toBe('DPAY_MAKER_IS_APPROVER');
    expect(codeOf(await decide(id, 'approve', stand.admin))).toBe('DPAY_FORBIDDEN');
    expect((await decide(id, 'approve')).status).toBe(200);
    expect(codeOf(await decide(id, 'approve'))).toBe('DPAY_TRANSITION_NOT_ALLOWED');
    expect(codeOf(await decide(id, 'reject'))).toBe('DPAY_TRANSITION_NOT_ALLOWED');
  });

  test('with two concurrent approvals is approved once', async () => {
    const { id } = accountOf(await add(account('33300055550')));

    const replies = await Promise.all([decide(id, 'approve'), decide(id, 'approve', stand.owner)]);

    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('is no longer in the list after a rejection, which is final for its request', async () => {
    const { id } = accountOf(await add(account('3330006666')));

    expect((await decide(id, 'reject')).status).toBe(204);
    expect((await list()).map((one) => one.id)).not.toContain(id);
    expect(codeOf(await decide(id, 'approve'))).toBe('DPAY_TRANSITION_NOT_ALLOWED');
  });

  test('is listed once: the same name changes nothing, another needs a new approval', async () => {
    const { id } = await listed('33300077770');

    const same = accountOf(await add(account('33300077770')));
    expect(same).toMatchObject({ id, status: 'approved' });
    const renamed = accountOf(await add(account('33300077770', { account_name: 'PT Lain' })));
    expect(renamed).toMatchObject({ status: 'need_approval', account_name: 'PT Lain', approved_by: null });
    const standing = (await list()).filter((one) => one.account_number === '33300077770');
    expect(standing.map((one) => one.id)).toEqual([renamed.id]);
  });

  test('cannot be approved, rejected or removed by a user who saw another holder name', async () => {
    const { id: seen } = accountOf(await add(account('3330008888')));
    const renamed = accountOf(await add(account('3330008888', { account_name: 'PT Lain' })));

    expect(codeOf(await decide(seen, 'approve'))).toBe('DPAY_WHITELISTED_ACCOUNT_NOT_FOUND');
    expect(codeOf(await decide(seen, 'reject'))).toBe('DPAY_WHITELISTED_ACCOUNT_NOT_FOUND');
    expect(codeOf(await stand.send('DELETE', `${PATH}/${seen}`))).toBe('DPAY_WHITELISTED_ACCOUNT_NOT_FOUND');
    expect(await list()).toContainEqual(expect.objectContaining({ id: renamed.id, status: 'need_approval' }));
    expect((await decide(renamed.id, 'approve')).status).toBe(200);
  });
});

describe('money', () => {
  test('goes only to listed accounts, also if one is removed before the approval', async () => {
    const { approve, ask, asked, branch, fund, send, toBank } = stand;
    await fund(branch, 500_000);
    expect(codeOf(await ask(toBank({ account_number: '1234567890' })))).toBe('DPAY_ACCOUNT_NOT_WHITELISTED');
    const { id: accountId } = await listed('1234567890');
    const { id } = await asked(toBank({ account_number: '1234567890' }));

    expect((await send('DELETE', `${PATH}/${accountId}`)).status).toBe(204);
    expect(codeOf(await approve(id))).toBe('DPAY_ACCOUNT_NOT_WHITELISTED');
    await listed('1234567890');
    expect(dataOf(await approve(id)).status).toBe('processing');
  });

  test('goes to the holder on the list, whatever name the maker gives', async () => {
    const { asked, branch, fund, toBank } = stand;
    await fund(branch, 500_000);
    await listed('7770001112');
    const made = await asked(toBank({ account_number: '7770001112', account_name: 'Somebody Else' }));

    expect(JSON.stringify(made)).toContain('PT Kopi A');
    expect(JSON.stringify(made)).not.toContain('Somebody Else');
  });

  test('between balances needs no account', async () => {
    await stand.fund('', 10_000);
    const wish = { amount: 10_000, destination_subaccount_id: stand.branch };
    expect((await stand.asked(wish)).status).toBe('need_approval');
  });
});

test('a certain refusal comes before a code is sent', async () => {
  const { app, approver } = stand;
  const code = (action: object, token = stand.admin.live) =>
    app.ask('POST', '/dashboard/otp', { token, payload: { purpose: 'whitelist_account', action } });

  const wrong = await code(account('12', { account_name: 'PT \u202eKopi' }));
  expect(wrong.json<{ errors: { field: string }[] }>().errors.map(({ field }) => field)).toEqual([
    'account_number',
    'account_name',
  ]);
  expect(codeOf(await code(account('3330008888'), approver.live))).toBe('DPAY_FORBIDDEN');
});

// spec 6.37
test('the list belongs to one merchant, and is hidden when the flag is off', async () => {
  const { foreign, send, setFlags, app, admin: asker } = stand;
  const { id } = accountOf(await add(account('5550001110')));
  expect(codeOf(await decide(id, 'approve', foreign))).toBe('DPAY_WHITELISTED_ACCOUNT_NOT_FOUND');
  expect(codeOf(await send('DELETE', `${PATH}/${id}`, undefined, foreign.live))).toBe(
    'DPAY_WHITELISTED_ACCOUNT_NOT_FOUND',
  );
  await setFlags();
  expect(codeOf(await app.ask('GET', PATH, { token: asker.live }))).toBe('DPAY_FEATURE_DISABLED');
});
