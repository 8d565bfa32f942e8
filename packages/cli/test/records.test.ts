import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dasbor, KEY, startBetween } from './support.ts';

const rowsOf = (said: string) =>
  said
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

test('a list is a table of the rows that match, without colour in a pipe', async () => {
  const { code, said } = await dasbor(['list', 'payments', '--status', 'completed', '--limit', '3']);

  const [head = '', ...rows] = said.trim().split('\n');
  expect(code).toBe(0);
  expect(head).toMatch(/^id +status +amount .+created_at/);
  expect(rows).toHaveLength(3);
  for (const row of rows) expect(row).toMatch(/^pay_\w{26} +completed +Rp [\d.]+ .*\d\d:\d\d:\d\d WIB/);
  expect(said).not.toContain('\u001B');
});

test('with --all every page is read, each row once', async () => {
  const { said } = await dasbor([
    'list',
    'payments',
    '--all',
    '--json',
    '--from',
    '2026-11-01',
    '--to',
    '2026-11-20',
  ]);

  const ids = rowsOf(said).map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(100);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a limit larger than a page reads as many rows as asked', async () => {
  const { said } = await dasbor(['list', 'payments', '--limit', '130', '--json', '--from', '2026-11-01']);

  expect(rowsOf(said)).toHaveLength(130);
});

test('lists without pages and lists of words are printed too', async () => {
  const banks = await dasbor(['list', 'banks', '--limit', '2']);
  const events = await dasbor(['list', 'webhook-events', '--limit', '100']);

  expect(banks.said.trim().split('\n')).toHaveLength(3);
  expect(events.said).toContain('payment.completed\n');
});

test('a record that was created is got, and opened by its id', async () => {
  const reference = `CLI-${Date.now()}`;
  const made = await dasbor([
    'create',
    'order',
    '--reference-id',
    reference,
    '--total_amount',
    '45000',
    '--json',
  ]);
  const { id } = rowsOf(made.said)[0] as { id: string };
  const got = await dasbor(['get', 'order', id]);
  const opened = await dasbor(['open', id, '--print']);

  expect(made.code).toBe(0);
  expect(made.complained).toMatch(/^dasbor: creates order, idempotency key [\w-]+, in sandbox \(http/);
  expect(got.said).toMatch(/^total_amount +Rp 45\.000$/m);
  expect(got.said).toContain(reference);
  expect(opened.said).toBe(`http://localhost:4000/#/orders/${id}\n`);
});

test.each(['guides/cli.md', 'id/guides/cli.md'])(
  'the API accepts the inner record that %s shows',
  async (guide) => {
    const text = readFileSync(new URL(`../../../apps/docs/${guide}`, import.meta.url), 'utf8');
    const [, customer = ''] = /`--customer '([^']+)'`/.exec(text) ?? [];
    const reference = `CLI-${guide.length}-${Date.now()}`;
    const order = ['--reference-id', reference, '--total-amount', '45000', '--customer', customer];

    expect(await dasbor(['create', 'order', ...order])).toMatchObject({ code: 0 });
  },
);

test('data from the standard input is sent, and fields win over it', async () => {
  const data = JSON.stringify({
    reference_id: `CLI-IN-${Date.now()}`,
    total_amount: 1,
    items: [{ name: 'Kopi', quantity: 2, price: 20_000 }],
  });
  const { said, complained } = await dasbor(
    ['create', 'order', '--data', '-', '--total-amount', '40000', '--json'],
    {},
    data,
  );

  expect(complained).not.toContain('DPAY');
  expect(rowsOf(said)[0]).toMatchObject({ total_amount: 40_000, items: [{ name: 'Kopi' }] });
});

test('after a lost answer the same key is sent again, and one record exists', async () => {
  const between = await startBetween((call) => call === 1);
  const reference = `CLI-LOST-${Date.now()}`;
  const order = ['create', 'order', '--reference-id', reference, '--total-amount', '45000', '--json'];

  const { code } = await dasbor([...order, '--api', between.url]);
  between.close();

  const found = await dasbor(['list', 'orders', '--search', reference, '--json']);
  expect(code).toBe(0);
  expect(between.asked).toHaveLength(2);
  expect(between.asked[0]?.key).toBe(between.asked[1]?.key);
  expect(rowsOf(found.said)).toHaveLength(1);
});

test('a refusal has the sentences of the catalogue for each field, the code, the docs address and exit code 1', async () => {
  const { code, complained, said } = await dasbor(['create', 'order', '--total-amount', '45000']);

  expect(code).toBe(1);
  expect(said).toBe('');
  expect(complained).toMatch(
    /reference_id: .+\[DPAY_INVALID_REQUEST req_\w+\] http:\S+\/docs\/errors\/DPAY_INVALID_REQUEST\n$/,
  );
  expect(complained).not.toContain(KEY.slice(8));
});

test('a missing record is reported with its code', async () => {
  const missing = await dasbor(['get', 'payment', 'pay_01KAJ800000000000000000009']);

  expect(missing.code).toBe(1);
  expect(missing.complained).toContain('DPAY_PAYMENT_NOT_FOUND');
});

test('a live write without a person or --yes sends nothing', async () => {
  const key = 'dp_live_0123456789abcdef0123456789abcdef';
  const order = ['create', 'order', '--reference-id', 'X', '--total-amount', '1'];
  const { code, complained } = await dasbor(order, { DASBOR_KEY: key, DASBOR_URL: 'http://localhost:9' });

  expect(code).toBe(2);
  expect(complained).toContain('in LIVE (http://localhost:9)');
  expect(complained).toContain('a live write needs a person at the terminal, or --yes');
});
