import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApiServer } from '../../../scripts/lib/api-server.mjs';

// Every sample of the guides is a program of `samples/`, type-checked with the rest and run here against the reference API.
const PORT = Number(process.env['DOCS_PORT'] ?? 4150);
const SANDBOX = `http://localhost:${PORT + 1}`;
const folder = (name: string) => new URL(`../${name}/`, import.meta.url);

let stop: () => Promise<void>;
let key: string;
beforeAll(async () => {
  stop = await startApiServer(PORT);
  key = await makeKey();
});
afterAll(() => stop());

/** As a developer does in the dashboard: signs in, makes a key of the sandbox. */
const makeKey = async (): Promise<string> => {
  const post = async (path: string, body: object, token?: string) => {
    const headers = {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const reply = await fetch(SANDBOX + path, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await reply.json()) as { data: { sandbox: { token: string }; secret: string } };
  };
  const signedIn = await post('/dashboard/login', {
    email: 'developer@demo.test',
    password: 'Dasbor-Demo-1',
  });
  const scopes = { orders: 'write', payments: 'write', settlements: 'read' };
  const made = await post('/dashboard/api-keys', { name: 'Guides', scopes }, signedIn.data.sandbox.token);
  return made.data.secret;
};

const run = async (sample: string): Promise<string[]> => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--conditions=@dasbor/source', `${sample}.ts`],
    {
      cwd: folder('samples'),
      env: { ...process.env, DASBOR_URL: SANDBOX, DASBOR_KEY: key, NODE_NO_WARNINGS: '1' },
    },
  );
  return stdout.trim().split('\n');
};

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
  idempotency: ['the same order true', 'refused: DPAY_IDEMPOTENCY_MISMATCH'],
  pagination: ['rows true sum true'],
  errors: ['undefined'],
  webhooks: ['paid 215000', '200 200', 'wrong_secret', '400'],
  testing: ['0 NotFoundError', '1'],
  snap: ['true', '18'],
};

test.each(Object.keys(PRINTS))('%s runs and prints what the guide says', async (sample) => {
  const lines = await run(sample);

  const wanted = PRINTS[sample] ?? [];
  expect(lines).toHaveLength(wanted.length);
  lines.forEach((line, index) => expect(line).toMatch(wanted[index] ?? ''));
});

describe('the guides', () => {
  const guides = readdirSync(folder('guides')).map((name) => ({
    name,
    text: readFileSync(new URL(name, folder('guides')), 'utf8'),
  }));

  test.each(guides)('$name shows no TypeScript but what is run here', ({ text }) => {
    expect(text).not.toMatch(/^```(ts|typescript|js)/m);
  });

  test.each(guides)('$name shows parts of samples that there are', ({ text }) => {
    for (const [, sample = '', region] of text.matchAll(/^<<< @\/samples\/([\w-]+)\.ts(?:#([\w-]+))?/gm)) {
      const source = readFileSync(new URL(`${sample}.ts`, folder('samples')), 'utf8');
      if (region) expect(source).toContain(`#region ${region}\n`);
    }
    for (const [, file = '', region = ''] of text.matchAll(
      /^<<< @\/\.\.\/\.\.\/(examples\/[\w/.-]+)#([\w-]+)/gm,
    )) {
      const source = readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
      expect(source).toContain(`#region ${region}\n`);
    }
  });

  test('every sample is shown in a guide', () => {
    const shown = guides.flatMap(({ text }) =>
      [...text.matchAll(/@\/samples\/([\w-]+)\.ts/g)].map(([, name]) => name),
    );

    for (const sample of Object.keys(PRINTS)) expect(shown).toContain(sample);
  });
});
