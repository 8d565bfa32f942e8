import breakdownFile from '../../../../../../openapi/features/settlements/examples/settlement-breakdown.json' with { type: 'json' };
import ofSubaccountFile from '../../../../../../openapi/features/settlements/examples/settlement-of-subaccount.json' with { type: 'json' };
import disbursementMarginFile from '../../../../../../openapi/features/settlements/examples/settlement-disbursement-margin.json' with { type: 'json' };
import paymentMarginFile from '../../../../../../openapi/features/settlements/examples/settlement-payment-margin.json' with { type: 'json' };
import settledFile from '../../../../../../openapi/features/settlements/examples/settlement-settled.json' with { type: 'json' };
import waitingFile from '../../../../../../openapi/features/settlements/examples/settlement-waiting.json' with { type: 'json' };
import paymentsFile from '../../../../../../openapi/features/payments/examples/payments-page.json' with { type: 'json' };
import subaccountFile from '../../../../../../openapi/features/subaccounts/examples/subaccount-live.json' with { type: 'json' };
import { SETTLEMENT_TYPES } from '@dasbor/domain/payments';
import { ok, problem, type Scenario } from '@dasbor/sdk/testing';
import { example } from '../../../shared/testing/example.ts';
import { failed, LAST_PAGE, listStates, onePage } from '../../../shared/testing/list-states.ts';
import { LONGEST } from '../../../shared/testing/longest.ts';
import { recordStates } from '../../../shared/testing/record-states.ts';
import type { Settlement, SettlementBreakdownLine } from '../api/types.ts';

const one = (file: { value: unknown }): Settlement => example<'getSettlement'>(file).data;
const of = (number: number): string => `set_01KAJ80000000000000000010${number}`;

/** Settlements of the contract, named by their state. */
export const settlementExamples = {
  settled: one(settledFile),
  waiting: one(waitingFile),
  ofSubaccount: one(ofSubaccountFile),
  paymentMargin: one(paymentMarginFile),
  disbursementMargin: one(disbursementMarginFile),
} satisfies Record<string, Settlement>;
const { settled, waiting, ofSubaccount, paymentMargin, disbursementMargin } = settlementExamples;

const withRefund: Settlement = {
  ...settled,
  refund_amount: 50_000,
  refund_count: 1,
  disbursement_amount: 86_680,
  disbursement_count: 1,
  amount: 1_050_000,
  group: 'Cabang Dago',
};
const negative: Settlement = { ...waiting, payment_amount: 3_000, mdr_fee: 4_000, ppn: 440, amount: -1_440 };
const newer = { ...settled, type: 'hourly', method: 'crypto', status: 'on_hold' } as unknown as Settlement;

const rows: Settlement[] = [
  { ...waiting, id: of(1) },
  { ...waiting, id: of(2), type: 'instant', method: 'ewallet' },
  { ...settled, id: of(3) },
  { ...settled, id: of(4), type: 'early', method: 'card' },
  { ...ofSubaccount, id: of(5) },
];

export const { data: subaccount } = example<'getSubaccount'>(subaccountFile);

const around: Scenario = {
  listSubaccounts: ok(onePage([subaccount])),
  getSubaccount: ok({ data: subaccount }),
};

export const settlementList = listStates('listSettlements', {
  page: onePage(rows),
  permission: 'settlement.view',
  around,
  more: {
    everyType: ok(
      onePage([
        ...SETTLEMENT_TYPES.slice(0, 4).map((type, index) => ({ ...settled, id: of(index + 1), type })),
        { ...paymentMargin, id: of(5) },
        { ...disbursementMargin, id: of(6) },
      ]),
    ),
    longest: ok(
      onePage(
        rows.map((row) => ({
          ...row,
          type: 'subaccount_disbursement_margin' as const,
          payment_amount: LONGEST.rupiah,
          amount: LONGEST.rupiah,
        })),
      ),
    ),
  },
});

const lines = example<'getSettlementBreakdown'>(breakdownFile).data;
const payments = example<'listSettlementPayments'>(paymentsFile);
const [line] = lines as [SettlementBreakdownLine];

/** A settlement with its breakdown and payments. */
export const settlementWith = (settlement: Settlement): Scenario => ({
  ...around,
  getSettlement: ok({ data: settlement }),
  getSettlementBreakdown: ok({ data: lines }),
  listSettlementPayments: ok(payments),
});

export const settlementStates = {
  ...recordStates('getSettlement', {
    notFound: problem(404, 'DPAY_SETTLEMENT_NOT_FOUND'),
    permission: 'settlement.view',
  }),
  settled: settlementWith(settled),
  waiting: settlementWith(waiting),
  ofSubaccount: settlementWith(ofSubaccount),
  withRefund: {
    ...settlementWith(withRefund),
    getSettlementBreakdown: ok({
      data: [{ ...line, refund_amount: 50_000, mdr_fee_payer: 'customer', discount: 0 }],
    }),
  },
  paymentMargin: settlementWith(paymentMargin),
  disbursementMargin: settlementWith(disbursementMargin),
  negative: settlementWith(negative),
  newer: settlementWith(newer),
  withoutPayments: {
    ...settlementWith({ ...waiting, payment_count: 0, payment_amount: 0, mdr_fee: 0, ppn: 0, amount: 0 }),
    getSettlementBreakdown: ok({ data: [] }),
    listSettlementPayments: ok(onePage([])),
  },
  manyPayments: {
    ...settlementWith(settled),
    listSettlementPayments: ok({
      ...payments,
      page: { ...LAST_PAGE, next_cursor: 'after', has_next: true },
    }),
  },
  partsPending: {
    ...settlementWith(settled),
    getSettlementBreakdown: 'pending',
    listSettlementPayments: 'pending',
  },
  partsFailed: {
    ...settlementWith(settled),
    getSettlementBreakdown: failed,
    listSettlementPayments: failed,
  },
} satisfies Record<string, Scenario>;
