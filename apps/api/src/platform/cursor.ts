import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { err, ok } from '@dasbor/domain/kernel';
import type { Result } from '@dasbor/domain/kernel';
import { canonical } from './canonical.ts';
import type { Mode } from './mode.ts';

/** What a page marker is good for: the same list, filter, merchant and mode, nothing else. */
export type CursorScope = {
  operation: string;
  merchantId: string;
  mode: Mode;
  /** The query that shapes the list, without cursor, action, limit, expand and count. */
  filter: Readonly<Record<string, unknown>>;
};

export type Cursors = {
  sign: (scope: CursorScope, position: readonly string[]) => string;
  read: (scope: CursorScope, cursor: string) => Result<readonly string[]>;
};

/** Opaque, signed, keyset: base64url(JSON position) "." base64url(HMAC over scope and position). */
export const makeCursors = (secret: Uint8Array): Cursors => {
  const key = createSecretKey(secret);
  return {
    sign: (scope, position) => {
      const payload = Buffer.from(JSON.stringify(position)).toString('base64url');
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
      return ok(JSON.parse(Buffer.from(payload, 'base64url').toString()) as string[]);
    },
  };
};

const signature = (key: KeyObject, scope: CursorScope, payload: string): Buffer => {
  const { operation, merchantId, mode, filter } = scope;
  const signed = [operation, merchantId, mode, canonical(filter), payload].join('\n');
  return createHmac('sha256', key).update(signed).digest().subarray(0, 16);
};
