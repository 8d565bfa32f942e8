import { describe, expect, test } from 'vitest';
import { leastMs } from '../../testing/least-ms.ts';
import { loadContract } from '../contract.ts';
import { bodyCheck } from './read-request.ts';
import { validatorOf } from './validator.ts';

const ID = 'contract#/components/schemas/';
const { request } = validatorOf({
  openapi: '3.1.0',
  components: {
    schemas: {
      Name: { type: 'string', maxLength: 2 },
      Row: { type: 'object', required: ['row'], properties: { row: { $ref: `${ID}Name` } } },
    },
  },
});
const listOf = (items: object, maxItems?: number) =>
  request({ type: 'array', items, ...(maxItems && { maxItems }) });
const rows = (count: number, row: unknown): unknown[] => Array.from({ length: count }, () => row);
const told = (errors: readonly { field: string; code: string }[]) =>
  errors.map(({ field, code }) => `${field} ${code}`);

describe('a list', () => {
  test.each<[string, unknown[], string[]]>([
    ['nothing', [], []],
    ['valid rows', [{ row: 'a' }, { row: 'bb' }], []],
    [
      'invalid rows',
      [{ row: 'abc' }, { row: 'a' }, {}, 1],
      ['0.row DPAY_FIELD_TOO_LONG', '2.row DPAY_REQUIRED', '3 DPAY_FIELD_WRONG_TYPE'],
    ],
  ])('of %s has each error named by its position', (_, list, found) => {
    expect(told(listOf({ $ref: `${ID}Row` })(list))).toEqual(found);
  });

  test('that is too long reports that first, and is checked only up to the maximum length', () => {
    expect(told(listOf({ $ref: `${ID}Row` }, 2)([{ row: 'a' }, {}, {}, {}]))).toEqual([
      ' DPAY_FIELD_TOO_MANY',
      '1.row DPAY_REQUIRED',
    ]);
  });

  test('with countless invalid rows reports the first hundred', () => {
    const found = listOf({ $ref: `${ID}Row` })(rows(5000, {}));

    expect(found.map(({ field }) => field)).toEqual(
      Array.from({ length: 100 }, (_, index) => `${index}.row`),
    );
  });

  test('fills in the defaults of its items', () => {
    const rows: unknown[] = [{}, { on: false }];
    listOf({ type: 'object', properties: { on: { type: 'boolean', default: true } } })(rows);

    expect(rows).toEqual([{ on: true }, { on: false }]);
  });

  // If errors of another branch counted as its own, the check would stop at the first row and accept the list.
  test('that matches no branch is rejected, however many errors the first branch has', () => {
    const check = request({
      oneOf: [
        { type: 'array', items: { type: 'integer' } },
        { type: 'array', items: { type: 'boolean' } },
      ],
    });

    expect(check([true, ...rows(5000, 'a')])).not.toEqual([]);
  });
});

describe('an invalid batch of payouts costs no more to check than a valid one', () => {
  const { document, operations } = loadContract();
  const operation = operations.find(({ id }) => id === 'createDisbursement');
  if (!operation) throw new Error('The contract has no createDisbursement.');
  const check = bodyCheck(operation, validatorOf(document));
  const right = {
    account_owner_name: 'Budi',
    bank_code: 'BCA',
    account_number: '1234567890',
    amount: 10_000,
  };
  const batch = { name: 'Gaji', items: rows(20_000, right) };

  test.each<[string, object]>([
    ['with the maximum number of invalid rows', { items: rows(20_000, {}) }],
    ['with the maximum number of rows that are not objects', { items: rows(20_000, 'a') }],
    ['with too many invalid rows', { items: rows(200_000, {}) }],
    ['with the maximum number of invalid edits', { edits: rows(20_000, {}) }],
    ['with too many invalid edits', { edits: rows(40_000, {}) }],
  ])('%s', (_, wrong) => {
    const body = { name: 'Gaji', ...wrong };

    expect(check(batch)).toEqual([]);
    expect(check(body)).toHaveLength(100);
    expect(leastMs(() => check(body))).toBeLessThan(3 * leastMs(() => check(batch)) + 10);
  });
});
