import { describe, expect, it } from 'vitest';
import { dueDaysProblem, INVOICE_SETTINGS_RULES, paymentNoteProblem } from './index.ts';

describe('the settings of invoices', () => {
  it.each([
    ['company_name', ' ', 'DPAY_REQUIRED'],
    ['npwp', '', undefined],
    ['npwp', '12', 'DPAY_TAX_NUMBER_INVALID'],
    ['address', 'Jl. Kopi 1\nJakarta', undefined],
    ['contact', '', undefined],
    ['contact', 'a\nb', 'DPAY_FIELD_HIDDEN_CHARACTER'],
    ['number_template', 'INV/{tahun}', 'DPAY_NUMBER_TEMPLATE_WITHOUT_NUMBER'],
    ['quotation_template', 'QUO/{hari}/{nomor}', 'DPAY_TEMPLATE_WORD_UNKNOWN'],
  ] as const)('%s of %j: %s', (field, text, code) => {
    expect(INVOICE_SETTINGS_RULES[field](text)?.code).toBe(code);
  });

  it.each([
    [0, undefined],
    [366, undefined],
    [367, 'DPAY_FIELD_TOO_LARGE'],
    [-1, 'DPAY_FIELD_TOO_SMALL'],
    [Number.NaN, 'DPAY_FIELD_TOO_SMALL'],
  ])('due after %d days: %s', (days, code) => {
    expect(dueDaysProblem(days)?.code).toBe(code);
  });
});

describe('the note of a payment by hand', () => {
  it.each([
    ['', undefined],
    ['Tunai', undefined],
    ['x'.repeat(255), undefined],
    ['x'.repeat(256), 'DPAY_FIELD_TOO_LONG'],
    ['a\u0000b', 'DPAY_FIELD_HIDDEN_CHARACTER'],
  ])('%j: %s', (note, code) => {
    expect(paymentNoteProblem(note)?.code).toBe(code);
  });
});
