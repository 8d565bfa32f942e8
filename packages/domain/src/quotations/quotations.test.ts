import { describe, expect, it } from 'vitest';
import { rupiah } from '../kernel/index.ts';
import {
  answererProblem,
  decideAnswer,
  decideConvert,
  decideDelete,
  decideIssue,
  decideSend,
  invoiceOfQuotation,
  isPastValid,
  QUOTATION_ANSWERS,
  QUOTATION_CONDITIONS,
  QUOTATION_STATUSES,
  type QuotationFacts,
  quotationFormProblems,
  quotationMessage,
  quotationStatus,
  type QuotationStatus,
  type WantedQuotation,
} from './index.ts';

const codeOf = (decided: { ok: boolean; problem?: { code: string } }) => decided.problem?.code ?? 'ok';

const BOOLEANS = [false, true];
const ALL_FACTS: QuotationFacts[] = BOOLEANS.flatMap((isIssued) =>
  BOOLEANS.flatMap((isPastValid) =>
    BOOLEANS.flatMap((hasInvoice) =>
      [null, ...QUOTATION_ANSWERS].map((answer) => ({ isIssued, isPastValid, hasInvoice, answer })),
    ),
  ),
);

describe('the status', () => {
  it.each<[Partial<QuotationFacts>, QuotationStatus]>([
    [{ isIssued: false, isPastValid: true }, 'draft'],
    [{}, 'sent'],
    [{ isPastValid: true }, 'expired'],
    [{ answer: 'accepted' }, 'accepted'],
    [{ answer: 'accepted', isPastValid: true }, 'accepted'],
    [{ answer: 'declined', isPastValid: true }, 'declined'],
    [{ answer: 'accepted', hasInvoice: true, isPastValid: true }, 'invoiced'],
  ])('of %o is %s', (facts, want) => {
    expect(
      quotationStatus({ isIssued: true, answer: null, isPastValid: false, hasInvoice: false, ...facts }),
    ).toBe(want);
  });

  it('is exactly one for any facts', () => {
    for (const facts of ALL_FACTS) {
      const fitting = QUOTATION_STATUSES.filter((status) =>
        Object.entries(QUOTATION_CONDITIONS[status]).every(
          ([name, value]) => facts[name as keyof QuotationFacts] === value,
        ),
      );
      expect(fitting).toEqual([quotationStatus(facts)]);
    }
  });

  it.each([
    ['2026-11-30', '2026-11-30', false],
    ['2026-11-30', '2026-12-01', true],
  ])('with the last day %s has expired on %s: %s', (until, today, want) => {
    expect(isPastValid(until, today)).toBe(want);
  });
});

describe('what a status allows', () => {
  it.each<[QuotationStatus, send: string, convert: string, remove: string]>([
    ['draft', 'DPAY_QUOTATION_DRAFT', 'DPAY_QUOTATION_NOT_ACCEPTED', 'ok'],
    ['sent', 'ok', 'DPAY_QUOTATION_NOT_ACCEPTED', 'ok'],
    ['accepted', 'DPAY_QUOTATION_ANSWERED', 'ok', 'DPAY_QUOTATION_ANSWERED'],
    ['declined', 'DPAY_QUOTATION_ANSWERED', 'DPAY_QUOTATION_NOT_ACCEPTED', 'DPAY_QUOTATION_ANSWERED'],
    ['expired', 'DPAY_QUOTATION_EXPIRED', 'DPAY_QUOTATION_NOT_ACCEPTED', 'ok'],
    ['invoiced', 'DPAY_QUOTATION_INVOICED', 'DPAY_QUOTATION_INVOICED', 'DPAY_QUOTATION_INVOICED'],
  ])('%s: sending %s, converting %s, deleting %s', (status, send, convert, remove) => {
    expect([decideSend(status), decideConvert(status), decideDelete(status)].map(codeOf)).toEqual([
      send,
      convert,
      remove,
    ]);
    expect(codeOf(decideAnswer(status, { answer: 'accepted', by: 'customer' }))).toBe(send);
  });

  it.each<[QuotationStatus, accept: string, decline: string]>([
    ['draft', 'DPAY_QUOTATION_DRAFT', 'DPAY_QUOTATION_DRAFT'],
    ['sent', 'ok', 'ok'],
    ['accepted', 'DPAY_QUOTATION_ANSWERED', 'ok'],
    ['declined', 'ok', 'DPAY_QUOTATION_ANSWERED'],
    ['expired', 'ok', 'ok'],
    ['invoiced', 'DPAY_QUOTATION_INVOICED', 'DPAY_QUOTATION_INVOICED'],
  ])('%s: staff record that it was accepted: %s, declined: %s', (status, accept, decline) => {
    const [accepted, declined] = QUOTATION_ANSWERS.map((answer) =>
      codeOf(decideAnswer(status, { answer, by: 'staff' })),
    );
    expect([accepted, declined]).toEqual([accept, decline]);
  });

  it.each<[QuotationStatus, validUntil: string, want: string]>([
    ['draft', '2026-11-20', 'ok'],
    ['draft', '2026-11-19', 'DPAY_QUOTATION_EXPIRED'],
    ['sent', '2026-11-20', 'DPAY_QUOTATION_NOT_DRAFT'],
    ['invoiced', '2026-11-19', 'DPAY_QUOTATION_NOT_DRAFT'],
  ])('%s until %s is issued on 20 November: %s', (status, validUntil, want) => {
    expect(codeOf(decideIssue(status, { validUntil, today: '2026-11-20' }))).toBe(want);
  });
});

const TODAY = '2026-11-20';
const wanted = (different: Partial<WantedQuotation> = {}): WantedQuotation => ({
  name: 'Kopi kantor',
  customer: { name: 'Sari Dewi', mobile: '081234567890' },
  items: [{ name: 'Kopi Gayo', quantity: 5, price: 100_000 }],
  ppn_mode: 'none',
  valid_until: '2026-12-04',
  ...different,
});

describe('the form', () => {
  it.each<[Partial<WantedQuotation>, string[]]>([
    [{}, []],
    [{ valid_until: TODAY }, []],
    [{ valid_until: '2027-11-21' }, []],
    [{ valid_until: '2027-11-22' }, ['valid_until DPAY_QUOTATION_VALID_TOO_LONG']],
    [{ valid_until: '2026-11-19' }, ['valid_until DPAY_DATE_IN_PAST']],
    [{ valid_until: '2026-02-30' }, ['valid_until DPAY_DATE_INVALID']],
    [{ valid_until: '' }, ['valid_until DPAY_REQUIRED']],
    [{ name: ' ' }, ['name DPAY_REQUIRED']],
    [{ customer: { name: 'Sari', mobile: '12' } }, ['customer.mobile DPAY_PHONE_INVALID']],
    [{ items: [] }, ['items DPAY_FIELD_TOO_FEW']],
    [{ items: [{ name: 'Kopi', quantity: 1, price: 9_999 }] }, ['items DPAY_AMOUNT_BELOW_MINIMUM']],
    [{ items: [{ name: '', quantity: 1, price: 10_000 }] }, ['items.0.name DPAY_REQUIRED']],
    [{ notes: 'x'.repeat(501) }, ['notes DPAY_FIELD_TOO_LONG']],
  ])('of %o finds %o', (different, want) => {
    const found = quotationFormProblems(wanted(different), TODAY);
    expect(found.map(({ field, code }) => `${field} ${code}`)).toEqual(want);
  });

  it('lets at most eight items through', () => {
    const items = Array.from({ length: 9 }, () => ({ name: 'Kopi', quantity: 1, price: 10_000 }));
    expect(quotationFormProblems(wanted({ items }), TODAY)).toMatchObject([
      { field: 'items', code: 'DPAY_FIELD_TOO_MANY' },
    ]);
  });

  it.each([
    ['Budi', undefined],
    [' ', 'DPAY_REQUIRED'],
    ['x'.repeat(129), 'DPAY_FIELD_TOO_LONG'],
    ['a\u0000b', 'DPAY_FIELD_HIDDEN_CHARACTER'],
  ])('of the customer with the name %j: %s', (name, code) => {
    expect(answererProblem(name)?.code).toBe(code);
  });
});

it('becomes an invoice of another day, with its PPN', () => {
  const invoice = invoiceOfQuotation(wanted({ ppn_mode: 'on_top' }), { date: '2026-12-01', dueDays: 14 });

  expect(invoice).toMatchObject({
    start_date: '2026-12-01',
    due_date: '2026-12-15',
    total_amount: 555_000,
    allow_partial_payment: false,
  });
});

it.each([
  [
    'id',
    'Halo Sari Dewi, berikut penawaran QUO/2026/XI/0001 sebesar Rp\u00a0500.000, berlaku sampai 4 Des 2026. Silakan lihat dan setujui lewat link ini:\nhttps://bayar.example/pay/quotation/abc',
  ],
  [
    'en',
    'Hello Sari Dewi, here is quotation QUO/2026/XI/0001 of Rp\u00a0500,000, valid until 4 Dec 2026. You can see and accept it with this link:\nhttps://bayar.example/pay/quotation/abc',
  ],
] as const)('the message in %s', (language, text) => {
  const facts = {
    customer: 'Sari Dewi',
    number: 'QUO/2026/XI/0001',
    amount: rupiah(500_000),
    validUntil: '2026-12-04',
    url: 'https://bayar.example/pay/quotation/abc',
  };
  expect(quotationMessage(facts, language)).toBe(text);
});
