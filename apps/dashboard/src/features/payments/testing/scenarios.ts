import alreadyExpired from '../../../../../../openapi/features/payments/examples/payment-sync-already-expired.json' with { type: 'json' };
import orderExpired from '../../../../../../openapi/features/payments/examples/payment-sync-order-expired.json' with { type: 'json' };
import statusChanged from '../../../../../../openapi/features/payments/examples/payment-sync-status-changed.json' with { type: 'json' };
import stillProcessing from '../../../../../../openapi/features/payments/examples/payment-sync-still-processing.json' with { type: 'json' };
import webhookResent from '../../../../../../openapi/features/payments/examples/payment-sync-webhook-resent.json' with { type: 'json' };
import itemFile from '../../../../../../openapi/features/disbursements/examples/item-processing.json' with { type: 'json' };
import page from '../../../../../../openapi/features/payments/examples/payments-page.json' with { type: 'json' };
import reference from '../../../../../../openapi/features/payments/examples/retrieval-reference.json' with { type: 'json' };
import subaccountFile from '../../../../../../openapi/features/subaccounts/examples/subaccount-live.json' with { type: 'json' };
import { offline, ok, problem, type RecordedCall, type Scenario } from '@dasbor/sdk/testing';
import { example } from '../../../shared/testing/example.ts';
import { listStates } from '../../../shared/testing/list-states.ts';
import { recordStates } from '../../../shared/testing/record-states.ts';
import { LONGEST } from '../../../shared/testing/longest.ts';
import type { Payment } from '../api/types.ts';
import { paymentExamples } from './examples.ts';

export const paymentsPage = example<'listPayments'>(page);

const neighbours = { next_cursor: 'after', previous_cursor: 'before', has_next: false, has_previous: true };

const middle = ok({ ...paymentsPage, page: { ...neighbours, has_next: true } });
export const paymentList = listStates('listPayments', {
  page: paymentsPage,
  permission: 'payment.view',
  around: { getPayment: ok({ data: paymentExamples.vaWaiting }) },
  more: {
    middle,
    last: ok({ ...paymentsPage, page: { ...neighbours, next_cursor: null } }),
    nextPageOffline: [middle, offline()],
    /** The server's date is one day behind the device's. */
    ofServerDays: ok({
      ...paymentsPage,
      page: { ...paymentsPage.page, from: '2026-11-14', to: '2026-11-20' },
    }),
    tooLong: [problem(400, 'DPAY_DATE_RANGE_TOO_LONG', { max_days: 31 }), ok(paymentsPage)],
    inFuture: [problem(400, 'DPAY_DATE_IN_FUTURE'), ok(paymentsPage)],
    staleMarker: [problem(400, 'DPAY_INVALID_CURSOR'), ok(paymentsPage)],
    unreadable: ({ query }: RecordedCall) =>
      'search' in query || 'cursor' in query ? problem(400, 'DPAY_INVALID_REQUEST') : ok(paymentsPage),
    longest: ok({
      ...paymentsPage,
      data: [
        ...Object.values(paymentExamples).map((payment) => ({
          ...payment,
          order_reference: LONGEST.reference,
          amount: LONGEST.rupiah,
        })),
        ...paymentsPage.data,
      ],
    }),
  },
});

export const paymentDetail = (payment: Payment): Scenario => ({ getPayment: ok({ data: payment }) });

const item = example<'getDisbursementItem'>(itemFile).data;

/** A settled virtual account that two payouts return: one arrived, one is on its way. */
export const paymentReturned: Scenario = {
  ...paymentDetail({ ...paymentExamples.vaSettled, returned_amount: paymentExamples.vaSettled.paid_amount }),
  searchDisbursementItems: ok({
    data: [
      { ...item, returns_payment_id: paymentExamples.vaSettled.id, amount: 50_000 },
      {
        ...item,
        id: 'dis_item_01KAJ800000000000000000099',
        status: 'done',
        returns_payment_id: paymentExamples.vaSettled.id,
        amount: 100_000,
      },
    ],
    page: { next_cursor: null, previous_cursor: null, has_next: false, has_previous: false },
  }),
};

export const paymentDetailStates = recordStates('getPayment', {
  notFound: problem(404, 'DPAY_PAYMENT_NOT_FOUND'),
  permission: 'payment.view',
});

export const paymentSync = {
  webhookResent: { syncPayment: ok(example<'syncPayment'>(webhookResent)) },
  statusChanged: {
    getPayment: [ok({ data: paymentExamples.vaProcessing }), ok({ data: paymentExamples.vaWaiting })],
    syncPayment: ok(example<'syncPayment'>(statusChanged)),
  },
  stillProcessing: { syncPayment: ok(example<'syncPayment'>(stillProcessing)) },
  orderExpired: { syncPayment: ok(example<'syncPayment'>(orderExpired)) },
  alreadyExpired: { syncPayment: ok(example<'syncPayment'>(alreadyExpired)) },
} satisfies Record<string, Scenario>;

export const retrievalReference = {
  known: { getRetrievalReference: ok(example<'getRetrievalReference'>(reference)) },
  notYet: { getRetrievalReference: problem(404, 'DPAY_RRN_NOT_AVAILABLE') },
} satisfies Record<string, Scenario>;

export const simulation = {
  completes: {
    getPayment: [ok({ data: paymentExamples.vaProcessing }), ok({ data: paymentExamples.vaWaiting })],
    simulatePayment: ok({ data: paymentExamples.vaWaiting }),
  },
  refused: {
    getPayment: ok({ data: paymentExamples.vaProcessing }),
    simulatePayment: problem(409, 'DPAY_SIMULATION_NOT_ALLOWED', { from: 'completed', to: 'failed' }),
  },
} satisfies Record<string, Scenario>;

/** For which some are made. */
export const subaccount = example<'getSubaccount'>(subaccountFile).data;
