import { randomBytes, randomFillSync } from 'node:crypto';
import { newId, newSecretId } from '@dasbor/domain/kernel';
import type { Clock } from './clock.ts';

export type IdKind = Parameters<typeof newId>[0];

/** Prefix and ULID with the injected clock: `ids.next('payment')` → `pay_01J…`. */
export type Ids = {
  next: (kind: IdKind, at?: Date) => string;
  /** An id that nobody can guess: `img_…`. */
  secret: (kind: IdKind) => string;
};

export const makeIds = (clock: Clock): Ids => ({
  next: (kind, at = clock.now()) => newId(kind, at, tenRandomBytes()),
  secret: (kind) => newSecretId(kind, randomBytes(16)),
});

// Every request needs an id. Fetching randomness for 400 ids at once is much cheaper.
const pool = Buffer.alloc(4000);
let used = pool.length;

const tenRandomBytes = (): Uint8Array => {
  if (used >= pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += 10;
  return pool.subarray(used - 10, used);
};
