import { describe, expect, test } from 'vitest';
import { type FilterField, rulesOf } from '../filters/filter-fields.ts';
import {
  changeListQuery,
  EMPTY_QUERY,
  isNarrowed,
  readListAddress,
  setFilter,
  writeListQuery,
} from './list-query.ts';

const choices = (name: string, values: readonly string[]): FilterField => ({
  kind: 'choices',
  name,
  label: name,
  options: values.map((value) => ({ value, label: value })),
});

const fields: readonly FilterField[] = [
  choices('status', ['completed', 'failed']),
  choices('method', ['va', 'qris']),
  { kind: 'amount', name: 'amount', label: 'Nominal' },
];
const readAddress = (text: string) => readListAddress(new URLSearchParams(text), fields.flatMap(rulesOf));
const read = (text: string) => readAddress(text).query;

describe('the address of a list', () => {
  test('an empty address is the first page of the default range', () => {
    expect(read('')).toEqual(EMPTY_QUERY);
    expect(writeListQuery(EMPTY_QUERY)).toBe('');
  });

  test('a query round-trips through its address', () => {
    const address =
      'from=2026-11-14&to=2026-11-20&search=INV-1&method=va,qris&status=completed&limit=25&action=next&cursor=abc&row=26&columns=time,amount&density=compact';

    expect(writeListQuery(read(address))).toBe(address);
  });

  test('the order of choosing filters does not change the address', () => {
    const one = writeListQuery(read('status=failed&method=va'));
    const other = writeListQuery(read('method=va&status=failed'));

    expect(one).toBe(other);
  });

  test.each([
    ['a limit that is not offered', 'limit=13'],
    ['a limit of zero', 'limit=0'],
    ['an unknown action', 'action=teleport'],
    ['next without a cursor', 'action=next'],
    ['a row without a page', 'row=11'],
    ['half a range', 'from=2026-11-14'],
    ['a day that does not exist', 'from=2026-02-30&to=2026-03-01'],
    ['a filter of another list', 'colour=blue'],
    ['an empty filter', 'status=,'],
    ['a search longer than the contract allows', `search=${'a'.repeat(101)}`],
    ['a search with a character that nobody sees', 'search=INV%00'],
    ['a search of two lines', 'search=INV%0A1'],
    ['a search named twice', 'search=INV&search=ORD'],
    ['a limit named twice', 'limit=25&limit=50'],
  ])('%s is left out', (_what, address) => {
    expect(read(address)).toEqual(EMPTY_QUERY);
  });

  test.each([
    ['', []],
    ['status=completed&colour=blue&limit=25', []],
    ['status=completed&limit=7', ['limit']],
    ['from=2026-11-20&limit=all', ['from', 'limit']],
    ['from=2026-13-01&to=2026-13-02', ['from', 'to']],
    ['to=2026-11-20', ['to']],
    ['status=refunded&method=va', ['status']],
    ['status=failed&status=nope', ['status']],
    ['search=INV-1&limit=10&action=first&density=compact', []],
    [`search=${'a'.repeat(100)}`, []],
    [`search=${'a'.repeat(101)}`, ['search']],
    ['search=%00', ['search']],
    ['search=INV&search=ORD', ['search']],
    ['search=%E2%80%8BINV', ['search']],
    ['limit=025', ['limit']],
    ['action=sideways&cursor=abc&row=99999', ['action', 'cursor', 'row']],
    ['action=next', ['action']],
    ['action=next&cursor=abc&cursor=abd', ['action', 'cursor']],
    ['action=next&cursor=abc&row=0', ['row']],
    ['density=tight', ['density']],
  ])('of %j the person is told that %j could not be read', (address, want) => {
    expect(readAddress(address).ignored).toEqual(want);
  });

  test('repeated filter or column parameters are merged', () => {
    const query = read('status=failed&status=completed&columns=time&columns=amount');

    expect(query.filters).toEqual({ status: ['failed', 'completed'] });
    expect(query.columns).toEqual(['time', 'amount']);
  });
});

test.each(['0', '-3', '1e3', '007', 'abc', '99999999999'])('row %s is not a valid position', (row) => {
  expect(read(`action=next&cursor=abc&row=${row}`).row).toBeNull();
});

describe('changing a list', () => {
  const second = read('status=completed&action=next&cursor=abc&row=11');

  test.each([
    ['search', { search: 'sari' }],
    ['filters', { filters: {} }],
    ['range', { range: { from: '2026-11-01', to: '2026-11-02' } }],
    ['rows per page', { limit: 50 }],
  ])('other %s begin at the first page', (_what, patch) => {
    expect(changeListQuery(second, patch)).toMatchObject({ action: 'first', cursor: null, row: null });
  });

  test('changing columns or density keeps the page', () => {
    expect(changeListQuery(second, { density: 'compact' })).toMatchObject({
      action: 'next',
      cursor: 'abc',
      row: 11,
    });
  });

  test('a filter without values is removed', () => {
    expect(setFilter({ status: ['failed'] }, 'status', [])).toEqual({});
    expect(isNarrowed({ ...EMPTY_QUERY, filters: { status: [] } })).toBe(false);
    expect(isNarrowed(second)).toBe(true);
  });
});
