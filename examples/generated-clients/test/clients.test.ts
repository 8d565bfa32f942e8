import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { API_PORT } from './ports.ts';

const SANDBOX = `http://localhost:${API_PORT + 1}`;
/** Of the demo's sandbox, the same every time; `npm start` prints it. */
const KEY = 'dp_test_KopiNusantaraSandboxDemoKey00001';

test('what both generators make of the contract compiles, together with the calls below', async () => {
  const cwd = fileURLToPath(new URL('..', import.meta.url));
  await expect(promisify(execFile)('pnpm', ['exec', 'tsc', '-p', '.'], { cwd })).resolves.toMatchObject({
    stdout: '',
  });
});

describe.each([
  ['hey-api', async () => (await import('../src/hey-api.ts')).heyApi(SANDBOX, KEY)],
  ['orval', async () => (await import('../src/orval.ts')).orval(SANDBOX, KEY)],
])('the client of %s', (name, open) => {
  test('lists with a filter of JSON, and with the customers', async () => {
    const payments = await (await open()).completed();

    expect(payments).toHaveLength(3);
    // Null for a payment without a customer.
    for (const payment of payments) expect(payment).toHaveProperty('customer');
    expect(new Set(payments.map(({ status }) => status))).toEqual(new Set(['completed']));
  });

  test('creates an order once for one idempotency key, and reads the code of a refusal', async () => {
    const { order } = await open();
    const key = `generated-client-${name}-${Date.now()}`;
    const first = await order(`GC-${name}`, key);

    expect(first).toMatchObject({ reference_id: `GC-${name}`, total_amount: 150_000 });
    expect(await order(`GC-${name}`, key)).toEqual(first);
    expect(await order(`GC-${name}-2`, key)).toBe('DPAY_IDEMPOTENCY_MISMATCH');
  });
});
