import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { err, ok } from '@dasbor/domain/kernel';
import type { Result } from '@dasbor/domain/kernel';
import type { DateRange } from '@dasbor/domain/lists';
import { canonical } from '../canonical.ts';
import type { Mode } from '../merchant/mode.ts';

/** What a page marker is good for: the same list, filter, merchant and mode, nothing else. */
export type CursorScope = {
  operation: string;
  merchantId: string;
  mode: Mode;
  /** The query that shapes the list, without its days and without cursor, action, limit, expand and count. */
  filter: Readonly<Record<string, unknown>>;
};

/** Where a page begins, and the days of the list that it is a page of, where the list is of days. */
export type Marker = { place: readonly string[]; days?: DateRange | undefined };

export type Cursors = {
  sign: (scope: CursorScope, marker: Marker) => string;
  read: (scope: CursorScope, cursor: string) => Result<Marker>;
};

/** Opaque, signed, keyset: base64url(JSON marker) "." base64url(HMAC over scope and marker). */
export const makeCursors = (secret: Uint8Array): Cursors => {
  const key = createSecretKey(secret);
  return {
    sign: (scope, { place, days }) => {
      const written = [place, ...(days ? [days.from, days.to] : [])];
      const payload = Buffer.from(JSON.stringify(written)).toString('base64url');
      return `${payload}.${signature(key, scope, payload).toString('base64url')}`;
    },
    read: (scope, cursor) => {
      const [payload = '', given = '', ...rest] = cursor.split('.');
      // As text: several texts are read as the same bytes, and only one of them was ever given out.
      const expected = Buffer.from(signature(key, scope, payload).toString('base64url'));
      const actual = Buffer.from(given);
      if (rest.length > 0 || actual.length !== expected.length || !timingSafeEqual(actual, expected)) {
        return err('DPAY_INVALID_CURSOR');
      }
      const written = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Written;
      const [place, from, to] = written;
      return ok({ place, ...(from && to && { days: { from, to } }) });
    },
  };
};

/** As it stands in a cursor, which stands in an address: short. */
type Written = [place: string[], from?: string, to?: string];

// Counted up when a marker is written in another way: one of before is refused then, not misread.
const VERSION = '2';

const signature = (key: KeyObject, scope: CursorScope, payload: string): Buffer => {
  const { operation, merchantId, mode, filter } = scope;
  const signed = [VERSION, operation, merchantId, mode, canonical(filter), payload].join('\n');
  return createHmac('sha256', key).update(signed).digest().subarray(0, 16);
};
