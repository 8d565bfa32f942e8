import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const run = promisify(execFile);
const entry = new URL('../index.ts', import.meta.url).href;

/** The output of a program that exits when its event loop is empty. */
const program = async (text: string): Promise<string> => {
  const code = `import { createClient, memorySession, streamEvents } from ${JSON.stringify(entry)};${text}`;
  const { stdout } = await run(process.execPath, [
    '--disable-warning=ExperimentalWarning',
    '--input-type=module',
    '--eval',
    code,
  ]);
  return stdout.trim();
};

const said = `
  .then(() => console.log('answered'), (error) => console.log(error.name, error.reason))
  .finally(() => console.log('finally'));`;

describe('a program whose call', () => {
  it.each([
    ['meets a fetch that never answers and heeds no signal', 'new Promise(() => {})'],
    ['meets a body that never ends', 'Promise.resolve(new Response(new ReadableStream()))'],
    [
      'meets a refusal that never ends',
      'Promise.resolve(new Response(new ReadableStream(), { status: 500 }))',
    ],
  ])('%s gets the timeout before it exits', async (_, answer) => {
    const options = `{ baseUrl: 'http://api.test', fetch: () => ${answer}, timeoutMs: 20, totalTimeoutMs: 50 }`;

    expect(await program(`createClient(${options}).listBanks()${said}`)).toBe(
      'NetworkError timeout\nfinally',
    );
  });

  it('was answered exits at once, whatever time its call and session had left', async () => {
    const token = `x.${btoa(JSON.stringify({ exp: Date.now() / 1000 + 3600 }))}.x`;
    const session = `memorySession({ token: '${token}', refresh_token: 'r' })`;
    const options = `{ baseUrl: 'http://api.test', fetch: async () => Response.json({ data: [] }), session: ${session} }`;

    expect(await program(`createClient(${options}).listBanks()${said}`)).toBe('answered\nfinally');
  });

  it('opens a stream that never begins is not kept alive by our timer', async () => {
    const options = `{ baseUrl: 'http://api.test', fetch: () => new Promise(() => {}), timeoutMs: 60_000 }`;

    expect(await program(`streamEvents(createClient(${options})).next()${said}`)).toBe('');
  });
});
