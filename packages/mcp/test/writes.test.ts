import { createClient } from '@dasbor/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBetween } from './between.ts';
import {
  dataOf,
  intentOf,
  LIVE,
  makeKey,
  makeWebhook,
  rowsOf,
  SANDBOX,
  startClient,
  type StartedClient,
  textOf,
} from './support.ts';

let key: string;
let server: StartedClient;
beforeAll(async () => {
  key = await makeKey({
    orders: 'write',
    payments: 'write',
    customers: 'read',
    disbursements: 'write',
    webhooks: 'write',
  });
  server = await startClient(key, ['--allow-writes']);
});
afterAll(() => server.close());

/** A completed payment of 150.000 by QRIS. */
const sell = async (): Promise<string> => {
  const client = createClient({ baseUrl: SANDBOX, key });
  const order = await client.createOrder({
    body: { reference_id: `MCP-${crypto.randomUUID()}`, total_amount: 150_000 },
  });
  const payment = await client.createPayment({
    body: { order_id: order.data.id, method: 'qris', channel: 'QRIS' },
  });
  await client.simulatePayment({ path: { id: payment.data.id }, body: { status: 'completed' } });
  return payment.data.id;
};

const refundsOf = async (paymentId: string) =>
  rowsOf(await server.call('listRefunds', { search: paymentId })).data;

describe('a write', () => {
  test('executes nothing, and says in words what it would do', async () => {
    const payment_id = await sell();

    const proposed = await server.call('createRefund', {
      body: { payment_id, amount: 50_000, notes: 'Kopi tumpah' },
    });

    expect(proposed.isError).toBeUndefined();
    const { summary } = intentOf(proposed);
    expect(summary.split('\n')).toEqual(
      expect.arrayContaining([
        'Sandbox: no real money.',
        `Request a refund (createRefund), with the API key "Asisten toko" (…${key.slice(-4)}).`,
        '- amount: Rp 50.000',
        '- notes: "Kopi tumpah"',
        `Now, by getPayment ${payment_id}:`,
        '  paid_amount: Rp 150.000',
        '  status: "completed"',
        `Now, by getRefundable ${payment_id}:`,
        '  refundable_amount: Rp 150.000',
      ]),
    );
    expect(await refundsOf(payment_id)).toEqual([]);
  });

  test('confirmed twice at once and once more counts once', async () => {
    const payment_id = await sell();
    const { intent } = intentOf(
      await server.call('createRefund', { body: { payment_id, amount: 50_000, notes: 'Kopi tumpah' } }),
    );

    const [first, second] = await Promise.all([
      server.call('confirm', { intent }),
      server.call('confirm', { intent }),
    ]);
    const third = await server.call('confirm', { intent });

    expect(dataOf(first)).toMatchObject({ payment_id, amount: 50_000, status: 'requested' });
    expect(dataOf(second)['id']).toBe(dataOf(first)['id']);
    expect(dataOf(third)['id']).toBe(dataOf(first)['id']);
    expect(textOf(third)).toContain('executed before; nothing was executed again');
    expect(await refundsOf(payment_id)).toHaveLength(1);
  });

  test('that the API refuses at confirmation is an error with its sentence', async () => {
    const payment_id = await sell();
    const body = { payment_id, notes: 'Kopi tumpah' };
    const { intent } = intentOf(await server.call('createRefund', { body }));
    const { intent: second } = intentOf(await server.call('createRefund', { body }));
    await server.call('confirm', { intent });

    const refused = await server.call('confirm', { intent: second });

    expect(refused.isError).toBe(true);
    expect(textOf(refused)).toMatch(/Code: DPAY_REFUND_\w+\. Request id:/);
    expect(await refundsOf(payment_id)).toHaveLength(1);
  });

  test('on a record that does not exist gets no intent', async () => {
    const answer = await server.call('cancelOrder', { id: 'ord_01K00000000000000000000000' });

    expect(answer.isError).toBe(true);
    expect(textOf(answer)).toContain('Nothing was executed.');
  });

  test('of many payouts says how many, the sum and whom each pays', async () => {
    const payout = {
      account_owner_name: 'Siti\nSandbox',
      bank_code: 'BCA',
      account_number: '1234567890',
      amount: '5.000.000',
    };
    const items = Array.from({ length: 12 }, () => payout);

    const { summary } = intentOf(await server.call('createDisbursement', { body: { name: 'Gaji', items } }));

    expect(summary).toContain('- items: 12, Rp 60.000.000 in all\n');
    expect(summary).toContain(
      String.raw`- items[12]: account_owner_name: "Siti\nSandbox", bank_code: "BCA", account_number: "1234567890", amount: "5.000.000"`,
    );
  });
});

test('a write whose answer was lost is confirmed again and counts once', async () => {
  const payment_id = await sell();
  let loses = true;
  const between = await startBetween((method) => method === 'POST' && loses);
  const shaky = await startClient(key, ['--allow-writes'], { url: between.url });
  const { intent } = intentOf(
    await shaky.call('createRefund', { body: { payment_id, amount: 50_000, notes: 'Kopi tumpah' } }),
  );

  const lost = await shaky.call('confirm', { intent });
  loses = false;
  const again = await shaky.call('confirm', { intent });

  await shaky.close();
  between.close();
  expect(lost.isError).toBe(true);
  expect(textOf(lost)).toContain('Confirm the same intent again: it counts once.');
  expect(dataOf(again)).toMatchObject({ payment_id, status: 'requested' });
  expect(await refundsOf(payment_id)).toHaveLength(1);
});

test('a client that can ask its person executes only what the person accepts', async () => {
  const payment_id = await sell();
  const questions: string[] = [];
  const asking = await startClient(key, ['--allow-writes'], {
    answers: (question) => (questions.push(question) === 1 ? 'decline' : 'accept'),
  });
  const proposed = intentOf(
    await asking.call('createRefund', { body: { payment_id, amount: 50_000, notes: 'Kopi tumpah' } }),
  );

  const declined = await asking.call('confirm', { intent: proposed.intent });
  const before = await refundsOf(payment_id);
  const accepted = await asking.call('confirm', { intent: proposed.intent });
  await asking.call('confirm', { intent: proposed.intent });

  await asking.close();
  expect(declined.isError).toBe(true);
  expect(textOf(declined)).toContain('The person did not agree: nothing was executed.');
  expect(before).toEqual([]);
  expect(dataOf(accepted)).toMatchObject({ payment_id, status: 'requested' });
  expect(questions).toEqual([`${proposed.summary}\n\nExecute this?`, `${proposed.summary}\n\nExecute this?`]);
});

test('a client that can only open pages executes nothing', async () => {
  const payment_id = await sell();
  const opening = await startClient(key, ['--allow-writes'], { elicitation: { url: {} } });
  const { intent } = intentOf(
    await opening.call('createRefund', { body: { payment_id, amount: 50_000, notes: 'Kopi tumpah' } }),
  );

  const answer = await opening.call('confirm', { intent });

  await opening.close();
  expect(answer.isError).toBe(true);
  expect(textOf(answer)).toContain('which cannot show the summary: nothing was executed.');
  expect(await refundsOf(payment_id)).toEqual([]);
});

test('changing a webhook says where it goes now and where it would go', async () => {
  const { url, id } = await makeWebhook('https://hooks.kopi.example/dasbor');
  const target = `https://hooks.kopi.example.${'a'.repeat(60)}.${'b'.repeat(60)}.attacker.example/${'c'.repeat(200)}`;

  const { summary } = intentOf(await server.call('updateWebhook', { id, body: { url: target } }));
  const { summary: test } = intentOf(
    await server.call('testWebhook', { id, body: { event: 'payment.completed' } }),
  );

  expect(summary.split('\n')).toEqual(
    expect.arrayContaining([
      `- url: "${target}"`,
      `- host of url: "${new URL(target).host}"`,
      `  url: "${url}"`,
      '  host of url: "hooks.kopi.example"',
    ]),
  );
  expect(test.split('\n')).toEqual(
    expect.arrayContaining([`  url: "${url}"`, '  host of url: "hooks.kopi.example"']),
  );
});

test('submitting a batch says what it costs, from where and to whom', async () => {
  const client = createClient({ baseUrl: SANDBOX, key });
  const payout = { account_owner_name: 'Siti Aminah', bank_code: 'BCA', account_number: '1234567890' };
  const items = Array.from({ length: 102 }, () => ({ ...payout, amount: 20_000 }));
  const { data: batch } = await client.createDisbursement({ body: { name: 'Gaji', items } });

  const submit = { id: batch.id, body: { version: batch.version } };
  const { summary } = intentOf(await server.call('submitDisbursement', submit));

  const lines = summary.split('\n').map((line) => line.trim());
  expect(lines).toEqual(
    expect.arrayContaining([
      'subaccount: none, the merchant itself',
      'notice.payouts: 102',
      'notice.amount: Rp 2.040.000',
      expect.stringMatching(
        /^payout\[100\]: account_owner_name: "Siti Aminah", bank_code: "bca", account_number: "1234567890", amount: Rp 20\.000, status: /,
      ),
      'payout: and 2 more, Rp 40.000 in all',
    ]),
  );
});

describe('confirm', () => {
  test('executes nothing for an intent that this server did not make', async () => {
    const answer = await server.call('confirm', { intent: `intent_${crypto.randomUUID()}` });

    expect(answer.isError).toBe(true);
    expect(textOf(answer)).toContain('There is no such intent: nothing was executed.');
  });

  test('is the only tool beside the contract, and says that it is destructive', async () => {
    const confirm = (await server.list()).find(({ name }) => name === 'confirm');

    expect(confirm?.annotations).toMatchObject({
      readOnlyHint: false,
      destructiveHint: true,
      idempotentHint: true,
    });
  });
});

test('with a live key the summary says LIVE', async () => {
  const live = await startClient(await makeKey({ orders: 'write' }, 'live'), ['--allow-writes'], {
    url: LIVE,
  });

  const body = { reference_id: 'MCP-LIVE', total_amount: 75_000 };
  const proposed = intentOf(await live.call('createOrder', { body }));

  await live.close();
  expect(proposed.mode).toBe('live');
  expect(proposed.summary).toMatch(/^LIVE: real money\.\n/);
  expect(proposed.summary).toContain('- total_amount: Rp 75.000');
});
