import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ID_PREFIXES, type IdKind, isId, newId, newSecretId } from './index.ts';

const kinds = Object.keys(ID_PREFIXES) as IdKind[];
const anyKind = fc.constantFrom(...kinds);
const anyMoment = fc.date({ min: new Date(0), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true });
const tenBytes = fc.uint8Array({ minLength: 10, maxLength: 10 });

describe('newId', () => {
  it('is the prefix, the time and the bytes in Crockford’s Base32', () => {
    const time = new Date(1_469_918_176_385); // the example of the ULID specification: 01ARYZ6S41

    expect(newId('order', time, new Uint8Array(10))).toBe('ord_01ARYZ6S410000000000000000');
    expect(newId('order', time, new Uint8Array(10).fill(255))).toBe('ord_01ARYZ6S41ZZZZZZZZZZZZZZZZ');
    expect(newId('payment', time, Uint8Array.from([0, 0, 0, 0, 1, 0, 0, 0, 0, 2]))).toBe(
      'pay_01ARYZ6S410000000100000002',
    );
  });

  it('is always a valid id of its kind', () => {
    fc.assert(
      fc.property(anyKind, anyMoment, tenBytes, (kind, now, bytes) => {
        expect(isId(kind, newId(kind, now, bytes))).toBe(true);
      }),
    );
  });

  it('sorts by the time it was made', () => {
    fc.assert(
      fc.property(anyMoment, fc.integer({ min: 1, max: 1e9 }), tenBytes, tenBytes, (now, later, a, b) => {
        const first = newId('payment', now, a);
        const second = newId('payment', new Date(now.getTime() + later), b);
        expect(first < second).toBe(true);
      }),
    );
  });

  it('differs if the bytes differ', () => {
    const now = new Date('2026-11-21T03:15:42.120Z');

    fc.assert(
      fc.property(tenBytes, tenBytes, (a, b) => {
        const isSame = a.every((byte, index) => byte === b[index]);
        expect(newId('order', now, a) === newId('order', now, b)).toBe(isSame);
      }),
    );
  });

  it('requires ten random bytes', () => {
    expect(() => newId('order', new Date(0), new Uint8Array(9))).toThrow(RangeError);
  });
});

describe('isId', () => {
  const ulid = '01ARYZ6S410000000100000002';

  it.each([
    ['lower case', `ord_${ulid.toLowerCase()}`],
    ['another kind', `pay_${ulid}`],
    ['a letter too few', `ord_${ulid.slice(1)}`],
    ['a letter too many', `ord_${ulid}0`],
    ['a letter that is not in the alphabet', `ord_${ulid.slice(0, 25)}U`],
    ['a time past 48 bits', `ord_8${ulid.slice(1)}`],
    ['a line end behind', `ord_${ulid}\n`],
    ['no prefix', ulid],
    ['nothing', ''],
  ])('refuses %s', (_, text) => {
    expect(isId('order', text)).toBe(false);
  });

  it('distinguishes an invoice from a transaction of an invoice', () => {
    expect(isId('invoice', `inv_txn_${ulid}`)).toBe(false);
    expect(isId('invoice_transaction', `inv_txn_${ulid}`)).toBe(true);
  });

  it('belongs to one kind only', () => {
    fc.assert(
      fc.property(anyKind, anyMoment, tenBytes, (kind, now, bytes) => {
        const id: string = newId(kind, now, bytes);
        expect(kinds.filter((other) => isId(other, id))).toEqual([kind]);
      }),
    );
  });

  // spec 3.58
  it('keeps the product’s prefixes', () => {
    expect(ID_PREFIXES).toMatchObject({
      payment: 'pay_',
      order: 'ord_',
      disbursement: 'dis_',
      merchant: 'mer_',
    });
  });

  it('of a secret kind has all 128 bits and no time', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), (bytes) => {
        const id: string = newSecretId('image', bytes);
        const value = Array.from(id.slice(4)).reduce(
          (sum, letter) => sum * 32n + BigInt(LETTERS.indexOf(letter)),
          0n,
        );

        expect(isId('image', id)).toBe(true);
        expect(value).toBe(bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n));
      }),
    );
    expect(() => newSecretId('image', new Uint8Array(15))).toThrow(RangeError);
  });
});

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
