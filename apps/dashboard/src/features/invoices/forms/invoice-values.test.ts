import { normalizePhone } from '@dasbor/domain/auth';
import { formatCount, rupiah } from '@dasbor/domain/kernel';
import { describe, expect, test } from 'vitest';
import { problemsIn } from '../../../shared/forms/schema.ts';
import { invoiceExamples, invoiceSettings } from '../testing/scenarios.ts';
import { bodyOf, emptyInvoice, invoiceSchema, type InvoiceValues, valuesOf } from './invoice-values.ts';
import { recordBody, recordSchema, type RecordValues } from './record-values.ts';
import { settingsBody, settingsSchema, type SettingsValues, settingsValues } from './settings-values.ts';

const TODAY = '2026-11-21';
const TYPED = { isMasked: false, grouped: (amount: number) => formatCount(amount, 'id') };
const EMPTY = emptyInvoice(invoiceSettings, TODAY);
const COFFEE = { sku: '', name: 'Kopi', description: '', quantity: '10', price: '80.000' };
const values = (different: Partial<InvoiceValues> = {}): InvoiceValues => ({
  ...EMPTY,
  name: 'Kopi kantor',
  customer: { ...EMPTY.customer, name: 'PT Maju', mobile: '081234500017' },
  items: [COFFEE],
  ...different,
});
const said = (problems: Readonly<Record<string, { code: string }>>) =>
  Object.entries(problems)
    .map(([field, { code }]) => `${field} ${code}`)
    .toSorted();
const codes = (typed: InvoiceValues) => said(problemsIn(invoiceSchema, typed, undefined));

test('a document of the merchant is named only if there is one', () => {
  const own_document = invoiceExamples.ownDraft.own_document as InvoiceValues['own_document'];

  expect(bodyOf(values({ own_document }), true).own_document_id).toBe(own_document.id);
  expect(bodyOf(values(), true)).not.toHaveProperty('own_document_id');
  expect(valuesOf(invoiceExamples.ownDraft, TYPED).own_document).toEqual(own_document);
});

test('a new invoice starts today, and is due, taxed and noted as the settings say', () => {
  expect(EMPTY).toMatchObject({
    start_date: TODAY,
    due_date: '2026-12-21',
    ppn_mode: 'on_top',
    notes: invoiceSettings.notes,
  });
});

test.each<[string, InvoiceValues, string[]]>([
  // spec 5.84
  ['the required fields', values(), []],
  [
    'nothing',
    EMPTY,
    [
      'customer.mobile DPAY_REQUIRED',
      'customer.name DPAY_REQUIRED',
      'items.0.name DPAY_REQUIRED',
      'items.0.price DPAY_REQUIRED',
      'name DPAY_REQUIRED',
    ],
  ],
  ['an own number that is missing', values({ numbering: 'own' }), ['number DPAY_REQUIRED']],
  ['a day that does not exist', values({ start_date: '2026-02-30' }), ['start_date DPAY_DATE_INVALID']],
  ['due before it starts', values({ due_date: '2026-11-20' }), ['due_date DPAY_INVOICE_DUE_BEFORE_START']],
  [
    'due more than 366 days later',
    values({ due_date: '2027-11-23' }),
    ['due_date DPAY_INVOICE_TERM_TOO_LONG'],
  ],
  [
    'a wrong phone, address and tax number',
    values({ customer: { ...EMPTY.customer, name: 'A', mobile: '123', email: 'a@', npwp: '12' } }),
    [
      'customer.email DPAY_EMAIL_INVALID',
      'customer.mobile DPAY_PHONE_INVALID',
      'customer.npwp DPAY_TAX_NUMBER_INVALID',
    ],
  ],
  ['no items', values({ items: [] }), ['items DPAY_FIELD_TOO_FEW']],
  ['nine items', values({ items: Array.from({ length: 9 }, () => COFFEE) }), ['items DPAY_FIELD_TOO_MANY']],
  [
    'a quantity that is a word',
    values({ items: [{ ...COFFEE, quantity: 'dua' }] }),
    ['items.0.quantity DPAY_FIELD_TOO_SMALL'],
  ],
  [
    'a price that is not whole',
    values({ items: [{ ...COFFEE, price: '1,5' }] }),
    ['items.0.price DPAY_AMOUNT_INVALID'],
  ],
  [
    'Rp 9.990 with PPN',
    values({ items: [{ ...COFFEE, quantity: '1', price: '9000' }] }),
    ['items DPAY_AMOUNT_BELOW_MINIMUM'],
  ],
  [
    'items beyond every amount',
    values({ items: [{ ...COFFEE, quantity: '9999', price: '999999999999999' }] }),
    ['items DPAY_AMOUNT_TOO_LARGE'],
  ],
  ['Rp 10.000', values({ ppn_mode: 'none', items: [{ ...COFFEE, quantity: '1', price: '10000' }] }), []],
  [
    'parts without a smallest one',
    values({ allow_partial_payment: true }),
    ['minimum_payment DPAY_REQUIRED'],
  ],
  [
    'parts of Rp 9.999',
    values({ allow_partial_payment: true, minimum_payment: '9999' }),
    ['minimum_payment DPAY_AMOUNT_BELOW_MINIMUM'],
  ],
  [
    'a smallest part above what is outstanding',
    values({
      allow_partial_payment: true,
      minimum_payment: '500.001',
      is_partly_paid: true,
      outstanding_amount: '500.000',
    }),
    ['minimum_payment DPAY_INVOICE_MINIMUM_ABOVE_TOTAL'],
  ],
  [
    'more outstanding than the total',
    values({ is_partly_paid: true, outstanding_amount: '888.001' }),
    ['outstanding_amount DPAY_INVOICE_OUTSTANDING_ABOVE_TOTAL'],
  ],
  ['a smallest part that is not asked for', values({ minimum_payment: '1' }), []],
])('%s', (_, typed, want) => {
  expect(codes(typed)).toEqual(want.toSorted());
});

describe('the body', () => {
  test('has the total of the items with PPN, and only what was filled in', () => {
    expect(bodyOf(values({ notes: ' ' }), false)).toEqual({
      name: 'Kopi kantor',
      start_date: TODAY,
      due_date: '2026-12-21',
      customer: { name: 'PT Maju', mobile: '081234500017' },
      items: [{ name: 'Kopi', quantity: 10, price: 80_000 }],
      ppn_mode: 'on_top',
      total_amount: 888_000,
      allow_partial_payment: false,
      is_draft: false,
    });
  });

  test('has an own number, parts and what is outstanding', () => {
    const typed = values({
      numbering: 'own',
      number: 'KN-1',
      allow_partial_payment: true,
      minimum_payment: '100.000',
      is_partly_paid: true,
      outstanding_amount: '500.000',
    });

    expect(bodyOf(typed, true)).toMatchObject({
      number: 'KN-1',
      minimum_payment: 100_000,
      outstanding_amount: 500_000,
      is_draft: true,
    });
  });
});

test('the form of a draft shows it as a person would type it, and makes the same draft again', () => {
  const draft = {
    ...invoiceExamples.draft,
    customer: { ...invoiceExamples.draft.customer, npwp: '0123456789010001' },
    allow_partial_payment: true,
    minimum_payment: 250_000,
    outstanding_amount: 1_250_000,
  };

  const typed = valuesOf(draft, TYPED);
  const body = bodyOf(typed, true);

  expect(typed).toMatchObject({
    customer: { mobile: '0812-3450-0018', npwp: '0123 4567 8901 0001' },
    items: [{ price: '1.500.000' }],
    minimum_payment: '250.000',
    outstanding_amount: '1.250.000',
  });
  expect(codes(typed)).toEqual([]);
  expect(body).toMatchObject({
    name: draft.name,
    customer: { name: draft.customer.name },
    items: [{ price: 1_500_000 }],
    total_amount: draft.total_amount,
    minimum_payment: 250_000,
    outstanding_amount: 1_250_000,
    is_draft: true,
  });
  expect(normalizePhone(body.customer.mobile)).toEqual({ ok: true, value: draft.customer.mobile });
});

describe('a record by hand', () => {
  const around = {
    payable: { isIssued: true, total: rupiah(888_000), remaining: rupiah(488_000) },
    today: TODAY,
  };
  const typed = (different: Partial<RecordValues> = {}): RecordValues => ({
    amount: '488.000',
    paid_on: TODAY,
    note: '',
    ...different,
  });

  test.each<[string, RecordValues, string[]]>([
    ['all that remains', typed(), []],
    ['one rupiah', typed({ amount: '1' }), []],
    ['nothing', typed({ amount: '0' }), ['amount DPAY_AMOUNT_BELOW_MINIMUM']],
    ['a rupiah too much', typed({ amount: '488.001' }), ['amount DPAY_AMOUNT_ABOVE_REMAINING']],
    ['tomorrow', typed({ paid_on: '2026-11-22' }), ['paid_on DPAY_DATE_IN_FUTURE']],
    ['a note of two lines', typed({ note: 'a\nb' }), ['note DPAY_FIELD_HIDDEN_CHARACTER']],
  ])('%s', (_, one, want) => {
    expect(said(problemsIn(recordSchema, one, around))).toEqual(want);
  });

  test('its body has a note only if there is one', () => {
    expect(recordBody(typed())).toEqual({ amount: 488_000, paid_on: TODAY });
    expect(recordBody(typed({ note: ' Tunai ' }))).toMatchObject({ note: 'Tunai' });
  });
});

describe('the settings', () => {
  const saved = settingsValues(invoiceSettings);

  test.each<[string, Partial<SettingsValues>, string[]]>([
    ['as they are', {}, []],
    [
      'a format without a number',
      { number_template: 'INV' },
      ['number_template DPAY_NUMBER_TEMPLATE_WITHOUT_NUMBER'],
    ],
    ['no name', { company_name: ' ' }, ['company_name DPAY_REQUIRED']],
    ['due on the same day', { due_days: '0' }, []],
    ['due after 367 days', { due_days: '367' }, ['due_days DPAY_FIELD_TOO_LARGE']],
    ['due after half a day', { due_days: '0,5' }, ['due_days DPAY_FIELD_TOO_SMALL']],
  ])('%s', (_, different, want) => {
    expect(said(problemsIn(settingsSchema, { ...saved, ...different }, undefined))).toEqual(want);
  });

  test('their body has null for what is empty', () => {
    const { next_number: _none, next_quotation_number: _neither, ...body } = invoiceSettings;

    expect(settingsBody(saved)).toEqual(body);
    expect(settingsBody({ ...saved, npwp: ' ' })).toMatchObject({ npwp: null });
  });
});
