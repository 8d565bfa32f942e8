import { beforeAll, expect, test } from 'vitest';
import { newKey } from './person.ts';
import { dasbor, SANDBOX, start } from './support.ts';

let key: string;
beforeAll(async () => {
  key = await newKey({ logs: 'read', orders: 'read' });
});

/** Follows the log, and resolves with the first lines that were printed. */
const follow = async (args: string[], count: number) => {
  const { child, result } = start(['logs', 'tail', ...args], { DASBOR_KEY: key });
  const ended = result();
  await new Promise((resolve) => child.stderr.once('data', resolve));
  const lines = new Promise<string[]>((resolve) => {
    let text = '';
    child.stdout.on('data', (chunk) => {
      text += String(chunk);
      const found = text.split('\n').slice(0, -1);
      if (found.length >= count) resolve(found);
    });
  });
  return { lines, stop: () => child.kill('SIGINT') && ended };
};

/** Calls until the test is over: the first calls may come before the log is followed. */
const callEvery = (path: string) => {
  const authorization = `Basic ${Buffer.from(`${key}:`).toString('base64')}`;
  const call = () => void fetch(`${SANDBOX}/dashboard/${path}`, { headers: { authorization } });
  const timer = setInterval(call, 300);
  return () => clearInterval(timer);
};

test('requests are printed as they happen, until Ctrl-C', async () => {
  const { lines, stop } = await follow([], 2);
  const end = callEvery('orders?limit=1');
  const [first = '', second] = await lines;
  end();
  const { code, complained } = await stop();

  expect(first).toMatch(
    /^\d\d:\d\d:\d\d {2}200 {2}GET {5}\/dashboard\/orders {2}\d+ ms {2}Uji CLI {2}req_\w{26}$/,
  );
  expect(second).not.toBe(first);
  expect(code).toBe(0);
  expect(complained).toContain('in sandbox');
});

test('a filter leaves other requests out, and --json prints each as JSON', async () => {
  const { lines, stop } = await follow(['--status', '4xx', '--json'], 1);
  const ends = [callEvery('orders?limit=1'), callEvery('balance')];
  const found = (await lines).map((line) => JSON.parse(line) as { status: number; error_code: string });
  for (const end of ends) end();
  await stop();

  for (const request of found)
    expect(request).toMatchObject({ status: 403, error_code: 'DPAY_API_KEY_SCOPE_MISSING' });
});

test('a key without logs:read is refused', async () => {
  const { code, complained } = await dasbor(['logs', 'tail'], {
    DASBOR_KEY: await newKey({ orders: 'read' }),
  });

  expect(code).toBe(1);
  expect(complained).toContain('DPAY_API_KEY_SCOPE_MISSING');
  expect((await dasbor(['logs', 'tail', '--status', '200'])).complained).toContain(
    '--status takes 2xx, 4xx, 5xx',
  );
});
