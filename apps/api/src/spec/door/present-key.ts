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

/** A secret that has the right form and mode; whose it is, the database knows. */
export type PresentedKey = {
  secretHash: string;
  rate: RateKind;
  /** Whether this call was counted for its key; without, only for its secret, as nobody knew yet whose it is. */
  counted: boolean;
};

export type KeyRates = Readonly<Record<RateKind, RateLimit>>;

export type KeyDesk = {
  /** Undefined when a person is calling. Refuses what can be refused without the database, before the body is read. */
  present: (operation: Operation, request: FastifyRequest, reply: FastifyReply) => PresentedKey | undefined;
  /**
   * What the database said of a secret. Many that it does not know from one address are guesses; one that it does is counted for
   * its key now, which may have others.
   */
  learn: (
    presented: PresentedKey,
    key: EnteredKey | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => void;
};

// A server that was given a wrong key tries it a few times; nobody needs to try a hundred. Secrets that are known go on from the
// same address: a broken server must not stop the one beside it.
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
      // Its merchant sees a refused call in the log, though the database was not asked.
      request.byKey = key;
      spend(rate, key?.key_id ?? secretHash, reply);
      // Whether the key is still what it was, the database says.
      request.byKey = undefined;
      return { secretHash, rate, counted: key !== undefined };
    },
  };
};

const MOST_KNOWN = 10_000;
const LONGEST = 400;

/** `secret:` in base64, with an empty password, as curl's `-u secret:` sends it. */
const secretOf = (credentials: string): string | undefined => {
  if (credentials.length > LONGEST || !/^[\w+/-]+={0,2}$/.test(credentials)) return undefined;
  const [secret = '', password, ...rest] = Buffer.from(credentials, 'base64').toString().split(':');
  if (password !== '' || rest.length > 0) return undefined;
  return modeOfSecret(secret) && secret;
};
