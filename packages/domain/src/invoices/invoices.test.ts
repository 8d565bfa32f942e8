import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { addDays, MAX_RUPIAH, rupiah } from '../kernel/index.ts';
import {
  AGE_GROUPS,
  ageGroupOf,
  decideDelete,
  decideMarkPaid,
  decideRecord,
  decideReversal,
  INVOICE_STATUSES,
  invoiceFormProblems,
  invoiceStatus,
  isPastDue,
  numberInSeries,
  numberSeries,
  numberTemplateProblem,
  paidOnProblem,
  taxedAmount,
  taxNumberProblem,
  type WantedInvoice,
} from './index.ts';

const VALID: WantedInvoice = {
  name: 'Kopi kantor',
  start_date: '2026-11-20',
  due_date: '2026-12-20',
  customer: { name: 'Sari', mobile: '081234567890' },
  items: [{ name: 'Kopi', quantity: 1, price: 10_000 }],
  ppn_mode: 'none',
  total_amount: 10_000,
  allow_partial_payment: false,
};
const of = (price: number, more: Partial<WantedInvoice> = {}): WantedInvoice => ({
  ...VALID,
  items: [{ name: 'Kopi', quantity: 1, price }],
  total_amount: price,
  ...more,
});
const codes = (invoice: WantedInvoice) =>
  invoiceFormProblems(invoice).map(({ field, code }) => `${field} ${code}`);

describe('a new invoice', () => {
  it('may be small, due at once, and without an email address', () => {
    expect(codes({ ...VALID, due_date: VALID.start_date })).toEqual([]);
  });

  const cases: [string, WantedInvoice, string[]][] = [
    // spec 5.79, 9.15
    ['below the smallest total', of(9_999), ['total_amount DPAY_AMOUNT_BELOW_MINIMUM']],
    // spec 5.85
    ['with another total', { ...VALID, total_amount: 10_001 }, ['total_amount DPAY_ITEMS_NOT_TOTAL']],
    [
      'of more than can be stored, whatever total it tells',
      { ...VALID, items: [{ name: 'Kopi', quantity: 2, price: MAX_RUPIAH }] },
      ['total_amount DPAY_AMOUNT_TOO_LARGE'],
    ],
    ['without items', { ...VALID, items: [] }, ['items DPAY_FIELD_TOO_FEW']],
    // spec 3.20, 5.86, 9.14
    [
      'with nine items',
      of(90_000, { items: Array.from({ length: 9 }, () => ({ name: 'x', quantity: 1, price: 10_000 })) }),
      ['items DPAY_FIELD_TOO_MANY'],
    ],
    // spec 5.82
    [
      'due before it starts',
      { ...VALID, due_date: '2026-11-19' },
      ['due_date DPAY_INVOICE_DUE_BEFORE_START'],
    ],
    ['due after a year', { ...VALID, due_date: '2027-11-22' }, ['due_date DPAY_INVOICE_TERM_TOO_LONG']],
    ['on 29 February of 2026', { ...VALID, start_date: '2026-02-29' }, ['start_date DPAY_DATE_INVALID']],
    [
      'before 2020',
      { ...VALID, start_date: '2019-12-31', due_date: '2020-01-01' },
      ['start_date DPAY_DATE_TOO_EARLY'],
    ],
    // spec 5.84
    ['without a phone', { ...VALID, customer: { name: 'Sari' } }, ['customer.mobile DPAY_REQUIRED']],
    // spec 5.83
    [
      'with a phone that is none',
      { ...VALID, customer: { name: 'Sari', mobile: '12345' } },
      ['customer.mobile DPAY_PHONE_INVALID'],
    ],
    [
      'with a control character',
      { ...VALID, name: 'Kopi\u202e', customer: { name: 'Sa\u0000ri', mobile: '081234567890' } },
      ['name DPAY_FIELD_HIDDEN_CHARACTER', 'customer.name DPAY_FIELD_HIDDEN_CHARACTER'],
    ],
    [
      'with a short NPWP',
      { ...VALID, customer: { ...VALID.customer, npwp: '12' } },
      ['customer.npwp DPAY_TAX_NUMBER_INVALID'],
    ],
    // spec 5.81
    [
      'outstanding above the total',
      of(50_000, { outstanding_amount: 50_001 }),
      ['outstanding_amount DPAY_INVOICE_OUTSTANDING_ABOVE_TOTAL'],
    ],
    [
      'outstanding too little',
      of(50_000, { outstanding_amount: 9_999 }),
      ['outstanding_amount DPAY_AMOUNT_BELOW_MINIMUM'],
    ],
    ['in parts of any size', of(50_000, { allow_partial_payment: true }), ['minimum_payment DPAY_REQUIRED']],
    // spec 5.80, 9.16
    [
      'in parts below the smallest',
      of(50_000, { allow_partial_payment: true, minimum_payment: 9_999 }),
      ['minimum_payment DPAY_AMOUNT_BELOW_MINIMUM'],
    ],
    [
      'in parts above what is outstanding',
      of(50_000, { allow_partial_payment: true, minimum_payment: 20_001, outstanding_amount: 20_000 }),
      ['minimum_payment DPAY_INVOICE_MINIMUM_ABOVE_TOTAL'],
    ],
  ];
  it.each(cases)('%s is refused', (_, invoice, wanted) => {
    expect(codes(invoice)).toEqual(wanted);
  });

  it.each([
    ['on the edges of parts', of(50_000, { allow_partial_payment: true, minimum_payment: 10_000 })],
    ['outstanding in full', of(50_000, { outstanding_amount: 50_000 })],
    ['outstanding the least', of(50_000, { outstanding_amount: 10_000 })],
    ['on 29 February 2028', { ...VALID, start_date: '2028-02-29', due_date: '2028-02-29' }],
    ['due after 366 days', { ...VALID, due_date: addDays(VALID.start_date, 366) }],
    ['with PPN on top', of(100_000, { ppn_mode: 'on_top', total_amount: 111_000 })],
  ])('%s is accepted', (_, invoice) => {
    expect(codes(invoice)).toEqual([]);
  });

  it.each(['012345678901234', '01.234.567.8-901.000', '0123456789012345', '0123456789012345000000'])(
    'accepts the tax number %s',
    (text) => expect(taxNumberProblem(text)).toBeUndefined(),
  );
});

describe('PPN', () => {
  it('is 12 % of eleven twelfths since 2025, 11 % before and 10 % before April 2022', () => {
    const on = (date: string) => taxedAmount(rupiah(1_200_000), 'on_top', date);

    expect(on('2026-11-20')).toMatchObject({ taxBase: 1_100_000, ppn: 132_000, total: 1_332_000 });
    expect(on('2024-12-31')).toMatchObject({ taxBase: 1_200_000, ppn: 132_000, total: 1_332_000 });
    expect(on('2022-03-31')).toMatchObject({ taxBase: 1_200_000, ppn: 120_000, total: 1_320_000 });
  });

  it('is nothing without PPN', () => {
    const amount = rupiah(50_000);
    expect(taxedAmount(amount, 'none', '2026-11-20')).toEqual({
      subtotal: amount,
      taxBase: 0,
      ppn: 0,
      total: amount,
    });
  });

  const amounts = fc.integer({ min: 0, max: 999_999_999_999 }).map((amount) => rupiah(amount));
  it('adds up exactly, and stays within a rupiah of 11 %', () => {
    fc.assert(
      fc.property(amounts, fc.constantFrom('on_top' as const, 'included' as const), (amount, mode) => {
        const { subtotal, taxBase, ppn, total } = taxedAmount(amount, mode, '2026-11-20');
        expect(subtotal + ppn).toBe(total);
        expect(mode === 'on_top' ? subtotal : total).toBe(amount);
        expect(Math.abs(ppn - subtotal * 0.11)).toBeLessThanOrEqual(1);
        expect(Math.abs(ppn - taxBase * 0.12)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('a number', () => {
  it('counts within its month, or within its year if the template names no month', () => {
    expect(numberInSeries(numberSeries('INV/{tahun}/{romawi}/{nomor}', '2026-11-20'), 1)).toBe(
      'INV/2026/XI/0001',
    );
    expect(numberInSeries(numberSeries('{nomor}-{bulan}.{tahun}', '2026-01-31'), 12_345)).toBe(
      '12345-01.2026',
    );
    expect(numberSeries('A{tahun}-{nomor}', '2026-01-01')).toBe(
      numberSeries('A{tahun}-{nomor}', '2026-12-31'),
    );
  });

  it.each([
    ['INV/{tahun}', 'DPAY_NUMBER_TEMPLATE_WITHOUT_NUMBER'],
    ['{nomor}{nomor}', 'DPAY_NUMBER_TEMPLATE_WITHOUT_NUMBER'],
    ['INV/{year}/{nomor}', 'DPAY_TEMPLATE_WORD_UNKNOWN'],
    [' INV/{nomor}', 'DPAY_FIELD_HIDDEN_CHARACTER'],
    ['', 'DPAY_REQUIRED'],
    [`${'x'.repeat(42)}{nomor}`, 'DPAY_FIELD_TOO_LONG'],
  ])('of %j has a problem', (template, code) => {
    expect(numberTemplateProblem(template)?.code).toBe(code);
  });

  it('differs for each count and each month', () => {
    const counts = fc.integer({ min: 1, max: 99_999 });
    const dates = fc.integer({ min: 0, max: 3_000 }).map((days) => addDays('2020-01-01', days));
    const number = (date: string, count: number) =>
      numberInSeries(numberSeries('INV/{tahun}/{romawi}/{nomor}', date), count);
    fc.assert(
      fc.property(counts, counts, dates, dates, (a, b, day, other) => {
        const isSame = a === b && day.slice(0, 7) === other.slice(0, 7);
        expect(number(day, a) === number(other, b)).toBe(isSame);
      }),
    );
  });
});

describe('the status', () => {
  const either = [true, false];
  const all = either.flatMap((isIssued) =>
    either.flatMap((isPaid) =>
      either.flatMap((hasOpenPayment) =>
        either.map((isPastDue) => ({ isIssued, isPaid, hasOpenPayment, isPastDue })),
      ),
    ),
  );

  // spec 4.66
  it('is exactly one for all facts', () => {
    expect(new Set(all.map(invoiceStatus))).toEqual(new Set(INVOICE_STATUSES));
  });

  // spec 4.66
  it('is late from midnight after the due date', () => {
    expect(isPastDue('2026-11-30', '2026-11-30')).toBe(false);
    expect(isPastDue('2026-11-30', '2026-12-01')).toBe(true);
  });

  it('is pending while a customer pays, also past the due date', () => {
    const facts = { isIssued: true, isPaid: false, hasOpenPayment: true, isPastDue: true };
    expect(invoiceStatus(facts)).toBe('pending');
  });

  it.each([
    [0, 'not_due'],
    [1, 'days_1_30'],
    [30, 'days_1_30'],
    [31, 'days_31_60'],
    [60, 'days_31_60'],
    [61, 'days_61_90'],
    [90, 'days_61_90'],
    [91, 'over_90'],
  ] as const)('%i days after the due date counts as %s', (days, group) => {
    expect(ageGroupOf('2026-11-30', addDays('2026-11-30', days))).toBe(group);
    expect(AGE_GROUPS).toContain(group);
  });
});

describe('paying', () => {
  const payable = (remaining: number, isIssued = true) => ({
    isIssued,
    total: rupiah(500_000),
    remaining: rupiah(remaining),
  });
  const codeOf = (decided: { ok: boolean; problem?: { code: string } }) => decided.problem?.code ?? 'ok';

  it.each([
    [payable(500_000), 1, 'ok'],
    [payable(500_000), 500_000, 'ok'],
    // spec 5.88
    [payable(500_000), 500_001, 'DPAY_AMOUNT_ABOVE_REMAINING'],
    // spec 5.88
    [payable(500_000), 0, 'DPAY_AMOUNT_BELOW_MINIMUM'],
    [payable(0), 1, 'DPAY_INVOICE_PAID'],
    [payable(500_000, false), 1, 'DPAY_INVOICE_DRAFT'],
  ])('by hand of %o, %i is %s', (invoice, amount, code) => {
    expect(codeOf(decideRecord(invoice, amount))).toBe(code);
  });

  // spec 8.40
  it('can be marked once', () => {
    expect(codeOf(decideMarkPaid(payable(1)))).toBe('ok');
    expect(codeOf(decideMarkPaid(payable(0)))).toBe('DPAY_INVOICE_PAID');
    expect(codeOf(decideMarkPaid(payable(1, false)))).toBe('DPAY_INVOICE_DRAFT');
  });

  it.each([
    [payable(500_000), 1, 'ok'],
    [payable(500_000), 2, 'DPAY_INVOICE_PAYMENTS_OPEN'],
    [payable(499_999), 0, 'DPAY_INVOICE_PARTLY_PAID'],
    [payable(0), 0, 'DPAY_INVOICE_PAID'],
    [payable(500_000, false), 0, 'ok'],
  ])('and deleting %o with %i open payments is %s', (invoice, open, code) => {
    expect(codeOf(decideDelete(invoice, open))).toBe(code);
  });

  const recorded = { isManual: true, isPermanent: false, isReversed: false, recordedBy: 'usr_1' };
  it.each([
    [recorded, 'usr_2', 'ok'],
    [recorded, 'usr_1', 'DPAY_MAKER_IS_APPROVER'],
    [{ ...recorded, isManual: false }, 'usr_2', 'DPAY_INVOICE_PAYMENT_NOT_MANUAL'],
    [{ ...recorded, isPermanent: true }, 'usr_2', 'DPAY_INVOICE_PAYMENT_PERMANENT'],
    [{ ...recorded, isReversed: true }, 'usr_2', 'DPAY_INVOICE_PAYMENT_REVERSED'],
  ])('reversing %o by %s is %s', (payment, person, code) => {
    expect(codeOf(decideReversal(payment, person))).toBe(code);
  });

  it('was made today or before', () => {
    expect(paidOnProblem('2026-11-20', '2026-11-20')).toBeUndefined();
    expect(paidOnProblem('2026-11-21', '2026-11-20')?.code).toBe('DPAY_DATE_IN_FUTURE');
    expect(paidOnProblem('2026-02-30', '2026-11-20')?.code).toBe('DPAY_DATE_INVALID');
  });
});
