import { describe, expect, it, vi } from 'vitest';
import { eventExample } from '../testing/contract-events.ts';
import {
  fromRequest,
  signWebhook,
  verifyWebhook,
  webhookRequest,
  WebhookVerificationError,
  type WebhookVerificationReason,
} from './index.ts';

const key = '0123456789abcdef0123456789abcdef';
const secret = `whsec_${btoa(key)}`;
const event = eventExample('payment.completed');
const now = new Date('2026-11-20T03:40:20Z');
const signed = await signWebhook({
  event: JSON.stringify(event).replace('KOPI', 'KAFÉ'),
  secrets: secret,
  id: event.id,
  now,
});
const parsed: unknown = JSON.parse(signed.body);
const bytes = new TextEncoder().encode(signed.body);

type Options = Parameters<typeof verifyWebhook>[0];
/** Loosely typed, like a JavaScript receiver. */
type Given = Omit<Partial<Options>, 'body' | 'headers' | 'secrets'> & {
  body?: unknown;
  headers?: unknown;
  secrets?: unknown;
};
const mistake = async (given: Given): Promise<WebhookVerificationError> => {
  const options = { ...signed, secrets: secret, now, ...given } as Options;
  const outcome: unknown = await verifyWebhook(options).catch((error: unknown) => error);
  if (outcome instanceof WebhookVerificationError) return outcome;
  throw new Error('It was taken');
};
const without = (name: string) =>
  Object.fromEntries(Object.entries(signed.headers).filter(([header]) => header !== name));
const binary = (data: Uint8Array) => Array.from(data, (byte) => String.fromCharCode(byte)).join('');
/** Like a file saved by Windows, or a .NET string passed as bytes. */
const utf16 = (text: string, isLittle = true) => {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), isLittle);
  return view.buffer;
};
const phpJson = JSON.stringify(parsed).replaceAll('/', '\\/').replaceAll('É', '\\u00c9');

describe('the mistake is named', () => {
  it.each<[string, WebhookVerificationReason, Given]>([
    ['a body that a parser made an object of', 'body_reserialised', { body: parsed }],
    ['no body at all', 'body_reserialised', { body: undefined }],
    ['a body printed with two spaces', 'body_reserialised', { body: JSON.stringify(parsed, null, 2) }],
    ['a body with the escapes of PHP', 'body_reserialised', { body: phpJson }],
    ['a body with a line break at its end', 'body_reserialised', { body: `${signed.body}\n` }],
    ['a body stringified once more', 'body_encoded_twice', { body: JSON.stringify(signed.body) }],
    ['a body in base64', 'body_encoded_twice', { body: btoa(binary(bytes)) }],
    ['a percent-encoded body', 'body_encoded_twice', { body: encodeURIComponent(signed.body) }],
    ['a body in UTF-16', 'body_encoded_twice', { body: utf16(signed.body) }],
    ['a body in UTF-16 with its mark', 'body_encoded_twice', { body: utf16(`\uFEFF${signed.body}`) }],
    ['a body in UTF-16, the other end first', 'body_encoded_twice', { body: utf16(signed.body, false) }],
    ['a body that was read before: empty text', 'body_empty', { body: '' }],
    ['a body that was read before: no bytes', 'body_empty', { body: new Uint8Array() }],
    ['a body that was read before: an empty buffer', 'body_empty', { body: new ArrayBuffer(0) }],
    ['a body read as Latin-1', 'body_encoded_twice', { body: binary(bytes) }],
    [
      'an amount changed on the way',
      'wrong_secret',
      { body: signed.body.replace('"amount":', '"amount":9') },
    ],
    ['the secret of another webhook', 'wrong_secret', { secrets: `whsec_${btoa(key.toUpperCase())}` }],
    ['another id', 'wrong_secret', { headers: { ...signed.headers, 'webhook-id': 'evt_2' } }],
    [
      'another time',
      'wrong_secret',
      { headers: { ...signed.headers, 'webhook-timestamp': String(now.getTime() / 1000 - 1) } },
    ],
    ['an event of live at the receiver of the sandbox', 'wrong_mode', { mode: 'sandbox' }],
    [
      'the same, with the secret of the sandbox',
      'wrong_mode',
      { mode: 'sandbox', secrets: `whsec_${btoa(key.toUpperCase())}` },
    ],
    ['no headers at all', 'missing_header', { headers: undefined }],
    ['headers that are null', 'missing_header', { headers: null }],
    ['a header that is null', 'missing_header', { headers: { ...signed.headers, 'webhook-id': null } }],
    ['no id', 'missing_header', { headers: without('webhook-id') }],
    ['no time', 'missing_header', { headers: new Headers(without('webhook-timestamp')) }],
    ['no signature', 'missing_header', { headers: without('webhook-signature') }],
    ['an empty signature', 'missing_header', { headers: { ...signed.headers, 'webhook-signature': '' } }],
    [
      'a time in milliseconds',
      'malformed_header',
      { headers: { ...signed.headers, 'webhook-timestamp': String(now.getTime()) } },
    ],
    [
      'a time that is a date',
      'malformed_header',
      { headers: { ...signed.headers, 'webhook-timestamp': now.toISOString() } },
    ],
    [
      'a signature without its version',
      'malformed_header',
      { headers: { ...signed.headers, 'webhook-signature': signed.headers['webhook-signature'].slice(3) } },
    ],
    [
      'a signature cut short',
      'malformed_header',
      {
        headers: { ...signed.headers, 'webhook-signature': signed.headers['webhook-signature'].slice(0, 20) },
      },
    ],
    ['no secret', 'malformed_secret', { secrets: undefined }],
    ['a secret that is null', 'malformed_secret', { secrets: null }],
    ['only empty secrets', 'malformed_secret', { secrets: ['', undefined, null] }],
    ['an API key', 'malformed_secret', { secrets: 'dp_live_0123456789abcdef0123456789abcdef' }],
    ['a secret in quotes', 'malformed_secret', { secrets: `"${secret}"` }],
    ['half a secret', 'malformed_secret', { secrets: secret.slice(0, 20) }],
    ['a mode in capitals', 'malformed_mode', { mode: 'Live' as 'live' }],
    ['a mode of another name', 'malformed_mode', { mode: 'prod' as 'live' }],
    ['a mode that is empty', 'malformed_mode', { mode: '' as 'live' }],
    ['a mode that is null', 'malformed_mode', { mode: null as never }],
    ['a mode that objects have by nature', 'malformed_mode', { mode: 'toString' as 'live' }],
    ['a secret twice over', 'malformed_secret', { secrets: `whsec_${btoa(key.repeat(3))}` }],
  ])('%s: %s', async (_, reason, given) => {
    expect(await mistake(given)).toMatchObject({ name: 'WebhookVerificationError', reason });
  });

  it('a signed body that is not an event: malformed_body', async () => {
    for (const body of ['', 'selamat', '[]', '{"id":"evt_1"}', JSON.stringify({ ...event, is_live: 'yes' })])
      expect(await mistake(await signWebhook({ event: body, secrets: secret, now }))).toMatchObject({
        reason: 'malformed_body',
      });
  });

  it('a Request whose body was already read: body_reserialised', async () => {
    const request = await webhookRequest('https://toko.contoh.id/', { event, secrets: secret });
    await request.json();

    await expect(fromRequest(request)).rejects.toMatchObject({ reason: 'body_reserialised' });
  });
});

describe('a correct signature at the wrong time', () => {
  it('that is late or replayed: how many seconds ago', async () => {
    const error = await mistake({ now: new Date(now.getTime() + 301_000) });

    expect(error).toMatchObject({ reason: 'clock_skew', skewSeconds: 301 });
    expect(error.message).toContain('301 s ago');
  });

  it('on a machine whose clock is behind: how many seconds in the future', async () => {
    const error = await mistake({ now: new Date(now.getTime() - 3_600_000) });

    expect(error).toMatchObject({ reason: 'clock_skew', skewSeconds: -3600 });
    expect(error.message).toContain('3600 s in the future');
  });

  it('is checked against the given tolerance', async () => {
    expect(await mistake({ now: new Date(now.getTime() + 61_000), toleranceSeconds: 60 })).toMatchObject({
      reason: 'clock_skew',
    });
  });

  it.each([Number.NaN, -1])(
    'a tolerance of %s is invalid, whenever the webhook was signed',
    async (toleranceSeconds) => {
      expect(await mistake({ toleranceSeconds })).toMatchObject({
        reason: 'malformed_tolerance',
        skewSeconds: null,
      });
    },
  );
});

it('no message contains the secret or the body', async () => {
  const errors = await Promise.all([
    mistake({ secrets: 'dp_live_0123456789abcdef0123456789abcdef' }),
    mistake({ secrets: `"${secret}"` }),
    mistake({ body: signed.body.replace('"amount":', '"amount":9') }),
    mistake({ body: JSON.stringify(parsed, null, 2) }),
  ]);

  for (const { message } of errors) expect(message).not.toMatch(/0123456789|whsec_\w|480000|KAF/);
});

it('a huge body costs us less than the sender: nothing is guessed', async () => {
  const body = JSON.stringify({ ...event, padding: 'x'.repeat(32_768) });
  const big = await signWebhook({ event: body, secrets: secret, now });

  expect(await mistake({ ...big, body: `${body}\n` })).toMatchObject({ reason: 'wrong_secret' });
});

it('forged signatures cost us less than the sender: the body is hashed once per secret', async () => {
  const padded = JSON.stringify({ ...event, padding: 'x'.repeat(256_000) });
  const big = await signWebhook({ event: padded, secrets: secret, now });
  const madeUp = Array.from({ length: 300 }, (_, at) => `v1,${btoa(String(at).padStart(32, '#'))}`).join(' ');
  const hashed = vi.spyOn(crypto.subtle, 'sign');

  const error = await mistake({
    ...big,
    headers: { ...big.headers, 'webhook-signature': madeUp },
    secrets: [secret, `whsec_${btoa(key.toUpperCase())}`],
  });

  expect(error.reason).toBe('wrong_secret');
  expect(hashed).toHaveBeenCalledTimes(2);
  hashed.mockRestore();
});

it('no more of a header is read than a rotation needs', async () => {
  const headers = {
    ...signed.headers,
    'webhook-signature': `${'v1a,AAAA '.repeat(120)}${signed.headers['webhook-signature']}`,
  };

  expect(await mistake({ headers })).toMatchObject({ reason: 'malformed_header' });
});
