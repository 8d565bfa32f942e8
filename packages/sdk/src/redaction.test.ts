import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { memorySession } from './index.ts';
import { api, connect, failure, overNock } from './testing/over-nock.ts';

overNock();

describe('secrets', () => {
  const everything = (error: Error) =>
    [
      inspect(error, { depth: 20, showHidden: true }),
      JSON.stringify(error),
      error.stack,
      String(error.cause),
    ].join('\n');

  it.each([
    ['a refusal', () => api().get('/dashboard/reference/banks').reply(403, { error_code: 'DPAY_FORBIDDEN' })],
    ['a page of a proxy', () => api().get('/dashboard/reference/banks').reply(502, '<html>')],
    ['no answer', () => api().get('/dashboard/reference/banks').replyWithError('reset')],
  ])('are not in the error of %s, however deep one looks', async (_, arrange) => {
    arrange();

    const text = everything(await failure(connect().listBanks()));

    expect(text).toContain('listBanks');
    expect(text).not.toMatch(/secret|authorization|bearer/i);
  });

  it('are not in the error of a token that no header can hold', async () => {
    const broken = memorySession({ token: 'secret\nbroken', refresh_token: 'r' });

    const text = everything(await failure(connect({ session: broken }).listBanks()));

    expect(text).not.toContain('secret');
  });

  const key = 'dp_test_secret4fQz9sVb2LmXcN7r';
  const base64 = btoa(`${key}:`);

  it.each([
    [
      'a refused key',
      () => api().get('/dashboard/reference/banks').reply(401, { error_code: 'DPAY_FORBIDDEN' }),
    ],
    ['no answer to a key', () => api().get('/dashboard/reference/banks').replyWithError('reset')],
  ])('are not in the error of %s', async (_, arrange) => {
    arrange();

    const text = everything(await failure(connect({ session: undefined, key }).listBanks()));

    expect(text).toContain('listBanks');
    expect(text).not.toMatch(/secret|authorization|basic /i);
    expect(text).not.toContain(base64);
  });

  it.each([
    ['key', { session: undefined, key }],
    ['session', { session: memorySession({ token: 'secret', refresh_token: 'secret' }) }],
  ])('are not in a client by %s, inspected or as JSON', (_, options) => {
    const client = connect(options);

    const text = inspect(client, { depth: 20, showHidden: true }) + JSON.stringify(client);

    expect(text).toContain('listBanks');
    expect(text).not.toMatch(/secret/);
    expect(text).not.toContain(base64);
    client.close();
  });
});
