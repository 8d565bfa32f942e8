import { createHmac, timingSafeEqual } from 'node:crypto';
import { err, ok } from '@dasbor/domain/kernel';
import type { Result } from '@dasbor/domain/kernel';
import type { DateRange } from '@dasbor/domain/lists';
import { canonical } from '../canonical.ts';
import type { Keys } from '../keys/keys.ts';
import type { Mode } from '../merchant/mode.ts';

/** The list, filter, merchant and mode that a cursor is valid for. */
export type CursorScope = {
  operation: string;
  merchantId: string;
  mode: Mode;
  /** The query that defines the list, without days, cursor, action, limit, expand and count. */
  filter: Readonly<Record<string, unknown>>;
};

/** Where a page starts and, for a list by days, the days it covers. */
export type Marker = { place: readonly string[]; days?: DateRange | undefined };

export type Cursors = {
  sign: (scope: CursorScope, marker: Marker) => string;
  read: (scope: CursorScope, cursor: string) => Result<Marker>;
};

/** Opaque, signed, keyset: base64url(JSON marker) "." base64url(HMAC over scope and marker). */
export const makeCursors = (keys: Keys): Cursors => ({
  sign: (scope, { place, days }) => {
    const written = [place, ...(days ? [days.from, days.to] : [])];
    const payload = Buffer.from(JSON.stringify(written)).toString('base64url');
    return `${payload}.${signature(keys[0], scope, payload).toString('base64url')}`;
  },
  read: (scope, cursor) => {
    const [payload = '', given = '', ...rest] = cursor.split('.');
    // Compared as text: several base64url texts decode to the same bytes, but only one was issued.
    const actual = Buffer.from(given);
    const isOf = (key: Uint8Array): boolean => {
      const expected = Buffer.from(signature(key, scope, payload).toString('base64url'));
      return actual.length === expected.length && timingSafeEqual(actual, expected);
    };
    if (rest.length > 0 || !keys.some(isOf)) return err('DPAY_INVALID_CURSOR');
    const written = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Written;
    const [place, from, to] = written;
    return ok({ place, ...(from && to && { days: { from, to } }) });
  },
});

/** Kept short, because a cursor is part of an address. */
type Written = [place: string[], from?: string, to?: string];

// Increment when the format changes, so that old cursors are rejected instead of misread.
const VERSION = '2';

const signature = (key: Uint8Array, scope: CursorScope, payload: string): Buffer => {
  const { operation, merchantId, mode, filter } = scope;
  const signed = [VERSION, operation, merchantId, mode, canonical(filter), payload].join('\n');
  return createHmac('sha256', key).update(signed).digest().subarray(0, 16);
};
