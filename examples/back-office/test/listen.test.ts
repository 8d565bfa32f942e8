import { afterAll, beforeAll, expect, test } from 'vitest';
import { API_PORT, ask, client, type Process, run, startBetween, startShop, until } from './support.ts';

// The receiver that nobody can call from outside, and the command between it and the API.
const PORT = API_PORT + 7;
const SHOP = `http://localhost:${PORT}`;

let between: Awaited<ReturnType<typeof startBetween>>;
let dasbor: Process;
let shop: Process;

beforeAll(async () => {
  between = await startBetween(() => false);
  dasbor = run(
    '../../packages/cli/src/main.ts',
    ['listen', '--forward', `${SHOP}/webhooks`, '--api', between.url, '--events', 'payment.completed'],
    {},
  );
  const [, secret = ''] = await until(() => /Signed with (whsec_\S+)/.exec(dasbor.said()));
  shop = await startShop({ PORT: String(PORT), DATABASE: ':memory:', DASBOR_WEBHOOK_SECRET: secret });
});
afterAll(async () => {
  for (const process of [dasbor, shop]) process?.child.kill('SIGKILL');
  between?.close();
});

const buy = async (number: string) => {
  const { body } = await ask(`${SHOP}/orders`, { number, amount: 45_000 });
  await client.payVirtualAccount({ path: { number: String(body['pay_by']) }, body: { amount: 45_000 } });
};
const isPaid = async (number: string) => (await ask(`${SHOP}/orders/${number}`)).body['status'] === 'paid';
const forwarded = () =>
  [...dasbor.said().matchAll(/^\S+ {2}payment\.completed +(evt_\S+) {2}200 {2}\d+ ms$/gm)].map(
    ([, id]) => id,
  );

test('what is paid in the sandbox reaches the receiver on this machine, also after a break, each once', async () => {
  const [first, second, third] = [1, 2, 3].map((part) => `LISTEN-${Date.now()}-${part}`) as [
    string,
    string,
    string,
  ];
  await buy(first);
  await until(() => isPaid(first));
  between.cut();
  await buy(second);
  await buy(third);
  await until(() => isPaid(third));

  expect(await isPaid(second)).toBe(true);
  expect(dasbor.said()).toContain('The connection was lost.');
  expect(dasbor.said()).toContain('Listening again.');
  expect(forwarded()).toHaveLength(3);
  expect(new Set(forwarded()).size).toBe(3);
});

test('Ctrl-C ends it cleanly', async () => {
  dasbor.child.kill('SIGINT');

  expect(await dasbor.exited).toBe(0);
  expect(dasbor.said()).toContain(`taken by ${SHOP}/webhooks`);
});
