import type { AnyHeaders } from '../call/any-headers.ts';
import { bytesIn } from '../bytes.ts';
import { isTolerance } from '../call/tolerance.ts';
import type { WebhookEvent } from './events.ts';
import { readHeaders, type SignatureHeaders } from './headers.ts';
import { mistakeIn } from './mistakes.ts';
import { modeMistake, refuseUnknownMode, type WebhookMode } from './mode.ts';
import { importSecrets, type WebhookSecrets } from './secret.ts';
import { signedBytes } from './signed-bytes.ts';
import { WebhookVerificationError } from './verification-error.ts';

/** The raw body, before any parsing. A Node `Buffer` is a `Uint8Array`. */
export type WebhookBody = string | Uint8Array | ArrayBuffer;

/** Options of {@link verifyWebhook}: the received request, and your secrets. */
export type VerifyWebhookOptions = {
  /** The raw body, before any parsing. */
  body: WebhookBody;
  /** `Headers`, `request.headers` of Node, or a plain object. */
  headers: AnyHeaders;
  /** The webhook's `whsec_…`; during a rotation, the new and the old one. */
  secrets: WebhookSecrets;
  /** The receiver's mode: an event of the other mode is refused. Without it, check `event.is_live` yourself. */
  mode?: WebhookMode | undefined;
  /** Allowed clock difference and age of a replayed request, in seconds. Default 300. */
  toleranceSeconds?: number | null | undefined;
  /** The current time; defaults to now. */
  now?: Date | null | undefined;
};

/**
 * Returns the event if Dasbor signed exactly these bytes recently; otherwise rejects with a {@link WebhookVerificationError} that
 * names the mistake. Needs only Web Crypto: Node 20, Bun, Deno, Workers, browsers.
 *
 * The same event can arrive more than once: store `event.id` and process it once.
 * @example
 * const event = await verifyWebhook({ body: await request.text(), headers: request.headers, secrets, mode: 'live' });
 * if (event.event === 'payment.completed') await deliver(event.data.order_id);
 */
export const verifyWebhook = async (options: VerifyWebhookOptions): Promise<WebhookEvent> => {
  const { mode } = options;
  const now = options.now ?? new Date();
  refuseUnknownMode(mode);
  const keys = await importSecrets(options.secrets);
  const headers = readHeaders(options.headers);
  const body = bytesOf(options.body);

  if (!(await isSigned(body, headers, keys)))
    throw await mistakeIn(body, { mode, isSigned: (candidate) => isSigned(candidate, headers, keys) });
  refuseSkew(Math.round(now.getTime() / 1000) - Number(headers.timestamp), options.toleranceSeconds ?? 300);
  const event = parse(body);
  const mistake = modeMistake(event.is_live, mode);
  if (mistake) throw mistake;
  return event;
};

/** The body is hashed once per secret, however many signatures an attacker adds. */
const isSigned = async (body: Uint8Array, headers: SignatureHeaders, keys: CryptoKey[]): Promise<boolean> => {
  const bytes = signedBytes(headers.id, headers.timestamp, body);
  for (const key of keys) {
    const own = new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes));
    if (headers.signatures.some((signature) => isSame(own, signature))) return true;
  }
  return false;
};

/** Constant time: the duration does not reveal how many bytes were right. */
const isSame = (own: Uint8Array, given: Uint8Array) =>
  own.reduce((difference, byte, at) => difference | (byte ^ given[at]!), 0) === 0;

const bytesOf = (body: WebhookBody): Uint8Array => {
  if (typeof body === 'string') return new TextEncoder().encode(body);
  const bytes = bytesIn(body);
  if (bytes) return bytes;
  throw new WebhookVerificationError(
    'body_reserialised',
    'The body was parsed before it came here. Take the raw body, before any JSON parser: in Express express.raw() on this route, elsewhere text() or arrayBuffer().',
  );
};

const refuseSkew = (skew: number, tolerance: number) => {
  if (Math.abs(skew) <= tolerance) return;
  if (!isTolerance(tolerance))
    throw new WebhookVerificationError('malformed_tolerance', 'toleranceSeconds is 0 or more');
  const how =
    skew > 0
      ? `${skew} s ago. It was held up or is replayed, or this machine's clock is ahead`
      : `${-skew} s in the future. This machine's clock is behind`;
  throw new WebhookVerificationError(
    'clock_skew',
    `The signature is right, but made ${how} (toleranceSeconds: ${tolerance}). Set the clock by NTP and verify before queueing.`,
    skew,
  );
};

const parse = (body: Uint8Array): WebhookEvent => {
  try {
    const event: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
    if (isEvent(event)) return event;
  } catch {
    // reported below
  }
  throw new WebhookVerificationError(
    'malformed_body',
    'The signature is right, but the body is no event with id, event, created_at, is_live and data. Did a test of yours sign it?',
  );
};

const isEvent = (value: unknown): value is WebhookEvent => {
  const { id, event, created_at, is_live, data } = Object(value) as Partial<
    Record<keyof WebhookEvent, unknown>
  >;
  const texts = [id, event, created_at].every((text) => typeof text === 'string');
  return texts && typeof is_live === 'boolean' && data !== undefined;
};
