import { randomBytes } from 'node:crypto';
import { newId } from '@dasbor/domain/kernel';
import type { Clock } from './clock.ts';

export type IdKind = Parameters<typeof newId>[0];

/** Prefix and ULID, from the injected clock: `ids.next('payment')` → `pay_01J…`. */
export type Ids = { next: (kind: IdKind, at?: Date) => string };

export const makeIds = (clock: Clock): Ids => ({
  next: (kind, at = clock.now()) => newId(kind, at, randomBytes(10)),
});
