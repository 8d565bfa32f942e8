import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commandOf, makeKey } from './support.ts';

const run = promisify(execFile);
const HERE = fileURLToPath(new URL('..', import.meta.url));

let home: string;
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'dasbor-mcp-'));
  const key = await makeKey({ orders: 'write', payments: 'write', disbursements: 'write' });
  const mcpServers = { dasbor: commandOf(key, ['--allow-writes']) };
  writeFileSync(join(home, 'mcp.json'), JSON.stringify({ mcpServers }), { mode: 0o600 });
});
afterAll(() => rmSync(home, { recursive: true }));

/** The official inspector, as its users run it. */
const inspect = async (...args: string[]) => {
  const config = ['--config', join(home, 'mcp.json'), '--server', 'dasbor'];
  const env = { ...process.env, HOME: home, NODE_OPTIONS: '' };
  const { stdout } = await run('pnpm', ['exec', 'mcp-inspector', '--cli', ...config, ...args], {
    cwd: HERE,
    env,
    maxBuffer: 10 ** 7,
  });
  return JSON.parse(stdout) as unknown;
};

test('the inspector lists the tools and finds every schema portable', async () => {
  const { tools } = (await inspect('--method', 'tools/list', '--strict')) as { tools: { name: string }[] };

  expect(tools.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['listPayments', 'createRefund', 'confirm']),
  );
});

test('the inspector calls a tool', async () => {
  const answer = await inspect(
    '--method',
    'tools/call',
    '--tool-name',
    'listOrders',
    '--tool-arg',
    'limit=1',
  );

  expect(answer).toMatchObject({
    content: [
      { type: 'text', text: expect.stringContaining('List orders, newest first: 1 row.') as string },
      {},
    ],
    structuredContent: { data: [{ id: expect.stringMatching(/^ord_/) as string }] },
  });
});
