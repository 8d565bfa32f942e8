import { request } from 'node:http';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { useEffect } from 'react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApiServer } from '../../../scripts/lib/api-server.mjs';
import { programOf } from './programs.ts';
import { textOf } from './react-page.ts';
import { runSample, SAMPLES } from './run-sample.ts';
import { makeSnapKey, makeVariables, PORT, sendSnapSample, tokensOf } from './sandbox.ts';

// Every sample of the guides is a program of `samples/`, shown whole, type-checked with the rest and run here against the reference API.
let stop: () => Promise<void>;
let variables: Record<string, string>;
beforeAll(async () => {
  stop = await startApiServer(PORT);
  variables = await makeVariables();
});
afterAll(() => stop());

const run = (sample: string, { env = {}, ...where }: { env?: object; cwd?: string; ending?: string } = {}) =>
  runSample(sample, { ...variables, ...env }, where);

/** What each prints; a pattern where it is another every time. */
const PRINTS: Record<string, (string | RegExp)[]> = {
  'first-payment': [/^Pay Rp 150000 to the BCA virtual account \d{11,}$/, 'completed completed'],
  'eight-methods': [
    'va processing',
    'qris processing',
    'ewallet started',
    'card started',
    'retail_store processing',
    'online_banking started',
    'direct_debit started',
    'bnpl started',
  ],
  'simulate-payment': ['processing rejected'],
  'cancel-order': ['cancelled cancelled'],
  idempotency: [/^saved with its intent \d\d$/, 'the same order true', 'refused: DPAY_IDEMPOTENCY_MISMATCH'],
  pagination: ['true true'],
  customers: ['true +6281234500017', '1 order'],
  'payment-links': [
    /^Send this to your customer: http\S+\/pay\/[2-9a-hjkmnp-z]{22}$/,
    /^\d+ unpaid orders of links$/,
  ],
  errors: [/^Order not found\. .+ Not worth trying again\.$/, /^DPAY_ORDER_NOT_FOUND req_\w{26}$/],
  payouts: [
    '3 rows of csv',
    'row 4, bank_code: Bank “BACA” not found.',
    '3 payouts, with fees Rp 14259990',
    'need_approval',
  ],
  accounts: ['password DPAY_PASSWORD_LEAKED', 'check your mail'],
  sessions: ['3 payments', 'ended: signed_out'],
  'openapi-fetch': ['3 payments', '150000', '404 DPAY_ORDER_NOT_FOUND'],
  exports: [/^\d+ rows, complete$/],
  testing: ['0 NotFoundError', 'open already: pay_01KAJ800000000000000000001', '1'],
  'new-words': ['Paid'],
  snap: [
    '2007300 Successful',
    '2001100 IDR',
    'done Bank Central Asia (BCA)',
    'in_progress in progress',
    /^(00|03)$/,
    '18',
  ],
};

test.each(Object.entries(PRINTS))('%s runs and prints what the guide says', async (sample, wanted) => {
  const program = run(sample);
  await program.ended;

  const { lines } = program;
  expect(lines).toHaveLength(wanted.length);
  lines.forEach((line, index) => expect(line).toMatch(wanted[index] ?? ''));
});

test('snap with the client secret of somebody else prints what the API says of it', async () => {
  const { variables: key } = await makeSnapKey();
  const program = run('snap', { env: { ...key, SNAP_CLIENT_SECRET: 'somebody-else' } });
  await program.ended;

  expect(program.lines[1]).toBe('4011100 Unauthorized. Signature');
});

test('first-payment runs as JavaScript too, for a Node that runs no TypeScript', async () => {
  // Within the package, where imports find the SDK.
  const folder = mkdtempSync(fileURLToPath(new URL('../mjs-', import.meta.url)));
  try {
    for (const name of ['client', 'first-payment']) {
      const source = readFileSync(new URL(`${name}.ts`, SAMPLES), 'utf8');
      writeFileSync(`${folder}/${name}.mjs`, source.replaceAll('./client.ts', './client.mjs'));
    }
    const program = run('first-payment', { cwd: folder, ending: 'mjs' });
    await program.ended;

    expect(program.lines.at(-1)).toBe('completed completed');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the receiver of webhooks takes what webhooks-test sends it, once, and refuses what was forged', async () => {
  const receiver = run('webhooks');
  await receiver.says('listening');

  const sender = run('webhooks-test');
  await sender.ended;
  await receiver.says('wrong_secret');

  expect(sender.lines).toEqual(['200', 'had it', '400']);
  expect(receiver.lines).toEqual(['listening', 'paid 215000', 'wrong_secret']);
});

test.each(['express', 'fastify', 'hono', 'next', 'nest'])(
  'the receiver in %s takes what webhooks-test sends it, and refuses what was forged',
  async (framework) => {
    const receiver = run(...programOf(framework));
    await receiver.says('listening');

    const sender = run('webhooks-test');
    await sender.ended;
    await receiver.says(FORGED);

    expect([sender.lines[0], sender.lines[2]]).toEqual(['200', '400']);
    expect(receiver.lines).toEqual(['listening', 'paid 215000', 'paid 215000', FORGED]);
  },
);
const FORGED =
  'None of the secrets made any of the signatures. Take that of this very webhook from its page; if it is that, the body was changed on its way or is not from Dasbor. [wrong_secret]';

test.each([
  ['react-query', () => import('../samples/react-query.ts')],
  ['swr', () => import('../samples/swr.ts')],
])('the hooks of %s show the orders of the API', async (_, load) => {
  Object.assign(process.env, { DASBOR_URL: variables['DASBOR_URL'] });
  const { session, useUnpaidOrders } = await load();
  session.write(await tokensOf('owner@demo.test'));
  const Page = () => {
    const { data, error } = useUnpaidOrders();
    return error?.error_code ?? (data ? `orders: ${data.data.length > 0}` : 'loading');
  };

  expect(await textOf(Page)).toBe('orders: true');
});

test('the hook of react-query creates one payment link for one press', async () => {
  Object.assign(process.env, { DASBOR_URL: variables['DASBOR_URL'] });
  const { session, useCreateLink } = await import('../samples/react-query.ts');
  session.write(await tokensOf('owner@demo.test'));
  const Page = () => {
    const { create, data, error, isIdle } = useCreateLink();
    useEffect(() => {
      if (isIdle) create(150_000);
    }, [create, isIdle]);
    return isIdle ? 'loading' : (error?.error_code ?? (data ? `Rp ${data.data.amount}` : 'loading'));
  };

  expect(await textOf(Page)).toBe('Rp 150000');
});

test('the receiver of SNAP notices takes what Dasbor signs, and refuses what was forged', async () => {
  const receiver = run('snap-notices');
  await receiver.says('listening');

  await sendSnapSample();
  const headers = { 'X-TIMESTAMP': '2026-11-20T10:40:20+07:00', 'X-SIGNATURE': 'AAAA' };
  const url = `http://localhost:${PORT + 2}/snap/v1.0/transfer/notify`;
  const forged = await fetch(url, { method: 'POST', headers, body: '{}' });
  await receiver.says('wrong_signature');

  expect(forged.status).toBe(401);
  expect(receiver.lines).toEqual(['listening', 'REF-0001 00', 'wrong_signature']);
});

test.each([
  ['webhooks', '/webhooks'],
  ['snap-notices', '/snap/v1.0/transfer/notify'],
])('the receiver %s outlives a caller who leaves midway', async (sample, path) => {
  const receiver = run(sample);
  await receiver.says('listening');
  const url = `http://localhost:${PORT + 2}${path}`;

  const leaving = request(url, { method: 'POST', headers: { 'content-length': '100' } });
  leaving.on('error', () => {});
  await new Promise((sent) => leaving.write('{', sent));
  leaving.destroy();
  await receiver.complains('aborted');
  const { status } = await fetch(url, { method: 'POST', body: '{}' });
  receiver.program.kill();
  await expect(receiver.ended).rejects.toThrow('aborted');

  expect([400, 401]).toContain(status);
});
