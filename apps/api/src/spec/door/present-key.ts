import { modeOfSecret, RATE_LIMITS } from '@dasbor/domain/api-keys';
import type { RateKind, RateLimit } from '@dasbor/domain/api-keys';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sha256 } from '../../platform/canonical.ts';
import type { Clock } from '../../platform/clock.ts';
import type { EnteredKey } from '../../platform/db/enter-api-key.ts';
import type { Mode } from '../../platform/merchant/mode.ts';
import { callerAddress } from '../../platform/http/caller-address.ts';
import { makeBuckets } from '../../platform/limits/token-bucket.ts';
import type { Operation } from '../contract.ts';
import { refuse } from '../refused.ts';

/** A secret with the right format and mode. The database knows its owner. */
export type PresentedKey = {
  secretHash: string;
  rate: RateKind;
  /** Whether this call was counted for its key. If the owner was not yet known, it was counted only for its secret. */
  counted: boolean;
};

export type KeyRates = Readonly<Record<RateKind, RateLimit>>;

export type KeyDesk = {
  /** Undefined for a user's call. Runs before the body is read, and rejects whatever needs no database. */
  present: (operation: Operation, request: FastifyRequest, reply: FastifyReply) => PresentedKey | undefined;
  /**
   * Receives the database's result for a secret. Many unknown secrets from one address are guesses. A known secret is now counted for its
   * key, which may have other secrets.
   */
  learn: (
    presented: PresentedKey,
    key: EnteredKey | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => void;
};

// A server with a wrong key tries a few times, not a hundred. Known secrets keep working from the same address, so that one misconfigured
// server does not block another.
const FAILURES: RateLimit = { perSecond: 1, burst: 60 };

export const makeKeyDesk = (mode: Mode, clock: Clock, rates: KeyRates = RATE_LIMITS): KeyDesk => {
  const buckets = { read: makeBuckets(rates.read, clock), write: makeBuckets(rates.write, clock) };
  const failures = makeBuckets(FAILURES, clock);
  const known = new Map<string, EnteredKey>();

  const spend = (rate: RateKind, counted: string, reply: FastifyReply): void => {
    const taken = buckets[rate].take(counted);
    reply.headers({
      'ratelimit-limit': taken.limit,
      'ratelimit-remaining': taken.remaining,
      'ratelimit-reset': taken.resetSeconds,
    });
    if (!taken.ok) refuse('DPAY_RATE_LIMITED', { retry_after: taken.retrySeconds });
  };

  return {
    learn: ({ secretHash, rate, counted }, key, request, reply) => {
      if (!key) return void failures.take(callerAddress(request));
      if (known.size < MOST_KNOWN || known.has(secretHash)) known.set(secretHash, key);
      if (!counted) spend(rate, key.key_id, reply);
    },
    present: ({ permission, scope, method }, request, reply) => {
      const { authorization = '', 'is-live': isLive } = request.headers;
      const [, basic] = /^basic(?: +(.*))?$/i.exec(authorization) ?? [];
      if (basic === undefined && !/^basic *$/i.test(authorization)) {
        const [, bearer] = /^bearer +(.+)$/i.exec(authorization) ?? [];
        if (bearer !== undefined && modeOfSecret(bearer))
          return refuse(scope === null ? 'DPAY_API_KEY_NOT_ALLOWED' : 'DPAY_API_KEY_NOT_BASIC');
        if (permission !== 'key') return undefined;
        return refuse(authorization === '' ? 'DPAY_API_KEY_INVALID' : 'DPAY_API_KEY_REQUIRED');
      }
      if (scope === null) return refuse('DPAY_API_KEY_NOT_ALLOWED');

      const secret = secretOf(basic ?? '');
      const secretHash = secret && sha256(secret);
      const failing = failures.look(callerAddress(request));
      if (!failing.ok && !(secretHash && known.has(secretHash)))
        return refuse('DPAY_RATE_LIMITED', { retry_after: failing.retrySeconds });
      if (!secret || !secretHash) {
        failures.take(callerAddress(request));
        return refuse('DPAY_API_KEY_INVALID');
      }
      const believed = isLive === 'true' ? 'live' : isLive === 'false' ? 'sandbox' : mode;
      if (modeOfSecret(secret) !== mode || believed !== mode) return refuse('DPAY_MODE_MISMATCH');

      const rate = method === 'GET' ? 'read' : 'write';
      const key = known.get(secretHash);
      // Logs the rejected call for its merchant, although the database was not queried.
      request.byKey = key;
      spend(rate, key?.key_id ?? secretHash, reply);
      // The database decides whether the key is still valid.
      request.byKey = undefined;
      return { secretHash, rate, counted: key !== undefined };
    },
  };
};

const MOST_KNOWN = 10_000;
const LONGEST = 400;

/** `secret:` in base64 with an empty password, as sent by curl's `-u secret:`. */
const secretOf = (credentials: string): string | undefined => {
  if (credentials.length > LONGEST || !/^[\w+/-]+={0,2}$/.test(credentials)) return undefined;
  const [secret = '', password, ...rest] = Buffer.from(credentials, 'base64').toString().split(':');
  if (password !== '' || rest.length > 0) return undefined;
  return modeOfSecret(secret) && secret;
};
