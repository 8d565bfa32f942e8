import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { checkLedger } from '../../platform/ledger/check.ts';
import type { Problem } from '../../testing/app.ts';
import { NOW } from '../../testing/trade.ts';
import { ARRIVES, CLOSED, codeOf, dataOf, setStand } from './testing/stand.ts';
import type { Asked } from './testing/stand.ts';

const stand = setStand();

describe('a contradictory request', () => {
  const refusal = (reply: Asked) => {
    const { error_code, errors } = reply.json<Problem>();
    return { status: reply.status, error_code, fields: errors?.map(({ field, code }) => [field, code]) };
  };

  test.each([
    [
      'an account in addition to a balance',
      () => ({
        type: 'balance_to_balance',
        amount: 1_000,
        destination_subaccount_id: stand.branch,
        bank_code: 'bca',
        account_number: ARRIVES,
        account_name: 'PT Kopi A',
      }),
      ['bank_code', 'account_number', 'account_name'],
    ],
    [
      'a balance in addition to an account',
      () => stand.toBank({ destination_subaccount_id: stand.other }),
      ['destination_subaccount_id'],
    ],
  ])('with %s is refused with the extra fields', async (_, payload, fields) => {
    expect(refusal(await stand.ask(payload()))).toEqual({
      status: 400,
      error_code: 'DPAY_INVALID_REQUEST',
      fields: fields.map((field) => [field, 'DPAY_FIELD_UNKNOWN']),
    });
  });

  test.each([
    ['a subaccount', () => ({ source_subaccount_id: stand.branch, destination_subaccount_id: stand.branch })],
    ['the merchant, by omission', () => ({})],
    [
      'the merchant, explicitly null',
      () => ({ source_subaccount_id: null, destination_subaccount_id: null }),
    ],
  ])('with the same source and destination is refused: %s', async (_, ends) => {
    expect(refusal(await stand.ask({ amount: 1_000, ...ends() }))).toEqual({
      status: 400,
      error_code: 'DPAY_SAME_BALANCE',
      fields: [['destination_subaccount_id', 'DPAY_SAME_BALANCE']],
    });
  });

  test('an account name with invisible characters is refused, also for the whitelist', async () => {
    const account_name = 'PT \u202eKopi A';
    const { status, fields } = refusal(await stand.ask(stand.toBank({ account_name })));
    expect([status, fields]).toEqual([400, [['account_name', 'DPAY_FIELD_INVALID']]]);

    await stand.setFlags({ fund_transfer_whitelist: true });
    const listed = { bank_code: 'bca', account_number: ARRIVES, account_name };
    const refused = refusal(await stand.send('POST', '/dashboard/fund-transfer-whitelist', listed));
    expect([refused.status, refused.fields]).toEqual([400, [['account_name', 'DPAY_FIELD_INVALID']]]);
  });

  test('notes with invisible characters are refused', async () => {
    const { status, fields } = refusal(await stand.ask(stand.toBank({ notes: 'Sewa \u200blunas' })));
    expect([status, fields]).toEqual([400, [['notes', 'DPAY_FIELD_HIDDEN_CHARACTER']]]);
  });

  test('a null destination beside an account is ignored, because clients send every field', async () => {
    await stand.fund(stand.branch, 200_000);
    expect((await stand.ask(stand.toBank({ destination_subaccount_id: null }))).status).toBe(201);
  });
});

describe('between balances', () => {
  // spec 4.59
  test('a request moves nothing, and the approval by another user moves everything', async () => {
    await stand.fund('', 1_000_000);
    const [merchant, before] = [await stand.balances(''), await stand.balances(stand.branch)];
    const transfer = await stand.asked({
      amount: 400_000,
      destination_subaccount_id: stand.branch,
      notes: ' Modal ',
    });
    expect(transfer).toMatchObject({
      status: 'need_approval',
      destination_name: 'Cabang Bandung',
      fee: 0,
      total: 400_000,
      notes: 'Modal',
    });
    expect(await stand.balances('')).toEqual(merchant);

    const approved = dataOf(await stand.approve(transfer.id));
    expect(approved).toMatchObject({ status: 'completed', completed_at: NOW, decided_at: NOW });
    expect((await stand.balances('')).available).toBe(merchant.available - 400_000);
    expect((await stand.balances(stand.branch)).available).toBe(before.available + 400_000);
  });

  test('a branch sends to another branch and to the merchant', async () => {
    await stand.fund(stand.branch, 300_000);
    const before = await stand.balances(stand.other);
    const first = await stand.asked({
      source_subaccount_id: stand.branch,
      destination_subaccount_id: stand.other,
      amount: 200_000,
    });
    const second = await stand.asked({ source_subaccount_id: stand.branch, amount: 100_000 });
    await stand.approve(first.id);
    await stand.approve(second.id);
    expect((await stand.balances(stand.other)).available).toBe(before.available + 200_000);
    expect(await stand.read(second.id)).toMatchObject({
      status: 'completed',
      destination_subaccount_id: null,
    });
  });

  test('the trace shows both balances and adds up', async () => {
    await stand.fund('', 50_000);
    const { id } = await stand.asked({ amount: 50_000, destination_subaccount_id: stand.branch });
    await stand.approve(id);
    const reply = await stand.app.ask('GET', `/dashboard/balance/trace/${id}`, { token: stand.owner.live });
    expect(reply.json<{ data: { standing: object[] } }>().data.standing).toEqual([
      { account: 'available', subaccount_id: null, amount: -50_000 },
      { account: 'available', subaccount_id: stand.branch, amount: 50_000 },
    ]);
  });
});

describe('to a bank', () => {
  test('amount, fee and PPN are reserved at the approval, and the transfer arrives', async () => {
    await stand.fund(stand.branch, 200_000);
    const before = await stand.balances(stand.branch);
    const transfer = await stand.asked(stand.toBank());
    expect(transfer).toMatchObject({
      fee: 3_000,
      ppn: 330,
      total: 103_330,
      bank_name: expect.stringContaining('BCA'),
    });

    expect(dataOf(await stand.approve(transfer.id)).status).toBe('processing');
    expect(await stand.balances(stand.branch)).toEqual({
      available: before.available - 103_330,
      in_flight: before.in_flight + 103_330,
    });
    await stand.bankAnswers();
    expect(await stand.read(transfer.id)).toMatchObject({
      status: 'completed',
      completed_at: expect.any(String),
    });
    expect(await stand.balances(stand.branch)).toEqual({
      available: before.available - 103_330,
      in_flight: before.in_flight,
    });
  });

  test("a rejected transfer returns in full, with the bank's reason", async () => {
    await stand.fund(stand.branch, 200_000);
    const before = await stand.balances(stand.branch);
    const { id } = await stand.asked(stand.toBank({ account_number: CLOSED }));
    await stand.approve(id);
    await stand.bankAnswers();
    expect(await stand.read(id)).toMatchObject({ status: 'failed', failure_code: 'ACCOUNT_CLOSED' });
    expect(await stand.balances(stand.branch)).toEqual(before);
  });

  test('reports all missing and invalid fields', async () => {
    const reply = await stand.ask({ type: 'balance_to_bank', amount: 50_000, bank_code: 'bukan' });
    expect(reply.json<Problem>().errors).toMatchObject([
      { field: 'bank_code', code: 'DPAY_BANK_UNKNOWN' },
      { field: 'account_name', code: 'DPAY_REQUIRED' },
    ]);
  });

  test('is refused to a subaccount whose settings forbid it, whenever they changed', async () => {
    await stand.fund(stand.branch, 200_000);
    const { id } = await stand.asked(stand.toBank());
    await stand.send('PATCH', `/dashboard/subaccounts/${stand.branch}`, { bank_transfers_enabled: false });
    expect(codeOf(await stand.ask(stand.toBank()))).toBe('DPAY_BANK_TRANSFERS_OFF');
    expect(codeOf(await stand.approve(id))).toBe('DPAY_BANK_TRANSFERS_OFF');
    expect((await stand.read(id)).status).toBe('need_approval');
    await stand.send('PATCH', `/dashboard/subaccounts/${stand.branch}`, { bank_transfers_enabled: true });
    expect((await stand.approve(id)).status).toBe(200);
  });
});

test('notifies users who may see subaccounts of each step; the topic starts with that permission', async () => {
  await stand.fund('', 1_000);
  const { id } = await stand.asked({ amount: 1_000, destination_subaccount_id: stand.branch });
  await stand.approve(id);
  const told = await stand.app.db.system((tx) =>
    tx.rows<{ topic: string; status: string }>(
      sql`select topic, payload->>'status' as status from outbox where aggregate = ${id} order by id`,
    ),
  );
  expect(told).toEqual([
    { topic: 'subaccount.transfer_updated', status: 'need_approval' },
    { topic: 'subaccount.transfer_updated', status: 'completed' },
  ]);
});

test('the ledger balances after all of this', async () => {
  expect(await checkLedger(stand.app.db)).toEqual([]);
});

test('to an account of another holder is refused', async () => {
  await stand.fund(stand.branch, 200_000);

  const reply = await stand.ask(stand.toBank({ account_number: '8422640004' }));

  expect([reply.status, codeOf(reply)]).toEqual([409, 'DPAY_ACCOUNT_HOLDER_MISMATCH']);
});
