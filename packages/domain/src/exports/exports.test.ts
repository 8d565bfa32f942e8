import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FLAGS, type Flags, ROLES } from '../access/index.ts';
import {
  decideExportColumns,
  decideExportDays,
  decideExportRows,
  EXPORT_POLICY,
  EXPORT_SET_NAMES,
  EXPORT_SETS,
  exportColumns,
  exportColumnWords,
  exportSetsOf,
} from './index.ts';

const flags = (isOn: boolean) => Object.fromEntries(FLAGS.map((flag) => [flag, isOn])) as Flags;
const roleOf = (name: string, isOn = true) => ({
  permissions: ROLES.find((role) => role.name === name)?.permissions ?? [],
  flags: flags(isOn),
  mode: 'live' as const,
});
const sees = { masksPersonalData: false };

describe('the sets of a role', () => {
  it.each([
    ['Owner', EXPORT_SET_NAMES.length],
    ['Viewer', 0],
    ['Developer', 0],
    ['Payment Link Maker', 0],
  ])('%s has %i', (name, count) => {
    expect(exportSetsOf(roleOf(name))).toHaveLength(count);
  });

  it('an Uploader has what they may list', () => {
    expect(exportSetsOf(roleOf('Uploader'))).toEqual(
      expect.arrayContaining(['disbursements', 'disbursement_items']),
    );
    expect(exportSetsOf(roleOf('Uploader'))).not.toContain('payments');
  });

  it('those of a feature that is off are missing', () => {
    expect(exportSetsOf(roleOf('Owner', false))).toEqual([
      // spec 3.60
      'orders',
      // spec 3.61
      'payments',
      // spec 3.62
      'settlements',
      'customers',
      'payment_links',
      'transactions',
      'security_history',
    ]);
  });
});

// Product spec §3.
it.each([
  'orders',
  'payments',
  'settlements',
  // spec 3.63
  'disbursements',
  // spec 3.63
  'disbursement_items',
  // spec 3.64
  'subaccounts',
  // spec 3.65
  'subaccount_settlements',
  // spec 3.65
  'subaccount_disbursements',
  // spec 3.65
  'subaccount_fund_transfers',
])('%s can be exported', (set) => {
  expect(EXPORT_SET_NAMES).toContain(set);
});

// spec 3.66
it('orders have the columns of the specification', () => {
  expect(exportColumns('orders', sees)).toEqual(
    expect.arrayContaining([
      'reference_id',
      'currency',
      'amount',
      'status',
      'paid_date',
      'payment_method',
      'customer_id',
      'customer_name',
      'customer_email',
      'subchannel',
      'mdr_fee',
    ]),
  );
});

it('every column has a title in both languages', () => {
  for (const set of EXPORT_SET_NAMES)
    for (const column of Object.keys(EXPORT_SETS[set].columns))
      for (const language of ['id', 'en'] as const) {
        const title = exportColumnWords(column, language);
        expect([column, title === column || /[",;\r\n]/.test(title)]).toEqual([column, false]);
      }
});

it('within a set, no two columns have the same title', () => {
  for (const set of EXPORT_SET_NAMES)
    for (const language of ['id', 'en'] as const) {
      const titles = Object.keys(EXPORT_SETS[set].columns).map((one) => exportColumnWords(one, language));
      expect([set, titles.length]).toEqual([set, new Set(titles).size]);
    }
});

describe('columns', () => {
  it.each([
    ['none asked', undefined, exportColumns('orders', sees)],
    ['two in another order', ['status', 'amount'], ['status', 'amount']],
  ])('%s', (_, asked, want) => {
    expect(decideExportColumns('orders', asked, sees)).toEqual({ ok: true, value: want });
  });

  it.each([
    ['an empty choice', [], 'DPAY_REQUIRED'],
    ['a column of another set', ['va_number'], 'DPAY_EXPORT_COLUMN_UNKNOWN'],
    ['a column that only objects have', ['constructor'], 'DPAY_EXPORT_COLUMN_UNKNOWN'],
    ['a column twice', ['status', 'amount', 'status'], 'DPAY_EXPORT_COLUMN_TWICE'],
  ])('%s is refused', (_, asked, code) => {
    expect(decideExportColumns('orders', asked, sees)).toMatchObject({ ok: false, problem: { code } });
  });

  it('personal data is not offered to a role that sees it masked', () => {
    const masks = { masksPersonalData: true };

    expect(exportColumns('orders', masks)).not.toContain('customer_email');
    expect(decideExportColumns('orders', ['customer_email'], masks)).toMatchObject({ ok: false });
  });
});

// spec 5.74, 9.33
it.each([
  ['2025-11-30', true],
  ['2025-11-29', true],
  ['2025-11-28', false],
])('from %s to 29 November 2026: %s', (from, isOk) => {
  expect(decideExportDays({ from, to: '2026-11-29' }, '2026-11-29').ok).toBe(isOk);
});

describe('rows', () => {
  const year = { from: '2026-01-01', to: '2026-12-31' };

  // spec 5.75, 9.33
  it.each([
    [0, true],
    [EXPORT_POLICY.maxRows, true],
    [EXPORT_POLICY.maxRows + 1, false],
  ])('%i: %s', (rows, isOk) => {
    expect(decideExportRows(rows, year).ok).toBe(isOk);
  });

  it('the refusal names days that would fit if the rows are spread evenly', () => {
    fc.assert(
      fc.property(fc.integer({ min: EXPORT_POLICY.maxRows + 1, max: 100_000_000 }), (rows) => {
        const decided = decideExportRows(rows, year);
        const days = decided.ok ? 0 : Number(decided.problem.params?.['days']);

        expect(days).toBeGreaterThan(0);
        if (days > 1) expect((days * rows) / 365).toBeLessThanOrEqual(EXPORT_POLICY.maxRows);
      }),
    );
  });
});
