import subaccountFile from '../../../../../../openapi/features/subaccounts/examples/subaccount-live.json' with { type: 'json' };
import batchFile from '../../../../../../openapi/features/balance/examples/trace-of-a-batch.json' with { type: 'json' };
import paymentFile from '../../../../../../openapi/features/balance/examples/trace-of-a-payment.json' with { type: 'json' };
import refundFile from '../../../../../../openapi/features/balance/examples/trace-of-a-refund.json' with { type: 'json' };
import withdrawalFile from '../../../../../../openapi/features/balance/examples/trace-of-a-withdrawal.json' with { type: 'json' };
import { ok, problem, type Scenario } from '@dasbor/sdk/testing';
import { example } from '../../../shared/testing/example.ts';
import { failed } from '../../../shared/testing/list-states.ts';
import type { MoneyTrace } from '../api/types.ts';

const { data: payment } = example<'traceMoney'>(paymentFile);
const { data: batch } = example<'traceMoney'>(batchFile);
const { data: refund } = example<'traceMoney'>(refundFile);
const { data: withdrawal } = example<'traceMoney'>(withdrawalFile);

const NOT_FOLLOWED = { related: [], sources: [], uses: [], unspent: 0, is_complete: true };

const WHOLE = 1_500_000_000;
const PARTS = { 1: 1_000_000_000, 2: 500_000_000 } as const;
const part = (
  number: keyof typeof PARTS,
  kind: string,
  [from, to]: [MoneyTrace['standing'][number]['account'], MoneyTrace['standing'][number]['account']],
): MoneyTrace['steps'][number] => ({
  kind,
  reference_id: `${withdrawal.reference_id}-${number}`,
  at: `2026-11-20T03:10:0${number}.000Z`,
  last_at: `2026-11-20T03:10:0${number}.000Z`,
  count: 1,
  moves: [
    { account: from, subaccount_id: null, amount: -PARTS[number] },
    { account: to, subaccount_id: null, amount: PARTS[number] },
  ],
});

/** Above its bank's limit, so sent in two: one arrived, one came back. */
const inParts: MoneyTrace = {
  reference_id: withdrawal.reference_id,
  steps: [
    part(1, 'withdrawal.reserved', ['available', 'in_flight']),
    part(2, 'withdrawal.reserved', ['available', 'in_flight']),
    part(1, 'withdrawal.delivered', ['in_flight', 'bank']),
    part(2, 'withdrawal.released', ['in_flight', 'available']),
  ],
  ...NOT_FOLLOWED,
  standing: [
    { account: 'available', subaccount_id: null, amount: PARTS[2] - WHOLE },
    { account: 'bank', subaccount_id: null, amount: PARTS[1] },
  ],
};

const fundTransfer: MoneyTrace = {
  reference_id: 'ftr_01KAJ800000000000000000001',
  steps: [
    {
      kind: 'fund_transfer.moved',
      reference_id: 'ftr_01KAJ800000000000000000001',
      at: '2026-11-20T03:10:00.000Z',
      last_at: '2026-11-20T03:10:00.000Z',
      count: 1,
      moves: [
        { account: 'available', subaccount_id: null, amount: -750_000 },
        { account: 'available', subaccount_id: 'sub_01KAJ800000000000000000001', amount: 750_000 },
      ],
    },
  ],
  ...NOT_FOLLOWED,
  standing: [
    { account: 'available', subaccount_id: null, amount: -750_000 },
    { account: 'available', subaccount_id: 'sub_01KAJ800000000000000000001', amount: 750_000 },
  ],
};

/** Of a newer server: a step, an account and a thing that this build does not know. */
const unknown = {
  reference_id: 'adj_01KAJ800000000000000000001',
  steps: [
    {
      kind: 'adjustment.posted',
      reference_id: 'adj_01KAJ800000000000000000001',
      at: '2026-11-20T03:10:00.000Z',
      last_at: '2026-11-20T03:10:00.000Z',
      count: 1,
      moves: [
        { account: 'escrow', subaccount_id: null, amount: -1_000 },
        { account: 'available', subaccount_id: null, amount: 1_000 },
      ],
    },
  ],
  ...NOT_FOLLOWED,
  standing: [
    { account: 'escrow', subaccount_id: null, amount: -1_000 },
    { account: 'available', subaccount_id: null, amount: 1_000 },
  ],
} as unknown as MoneyTrace;

/** A settled payment that was refunded in part, returned in part, and paid for another refund. */
const givenBack: MoneyTrace = {
  ...payment,
  related: [
    {
      relation: 'refund',
      reference_id: 'rfn_01KAJ800000000000000000001',
      at: '2026-11-19T03:00:00.000Z',
      amount: 40_000,
      status: 'done',
    },
    {
      relation: 'funded_refund',
      reference_id: 'rfn_01KAJ800000000000000000002',
      at: '2026-11-19T04:00:00.000Z',
      amount: 20_000,
      status: 'failed',
    },
    {
      relation: 'return',
      reference_id: 'dis_item_01KAJ800000000000000000003',
      at: '2026-11-20T03:00:00.000Z',
      amount: 60_000,
      status: 'processing',
    },
  ],
};
/** Of a newer server: a relation that this build does not know. */
const relatedOtherwise: MoneyTrace = {
  ...payment,
  related: [
    {
      relation: 'dispute',
      reference_id: 'dsp_1',
      at: '2026-11-20T03:00:00.000Z',
      amount: 60_000,
      status: 'open',
    },
  ],
} as unknown as MoneyTrace;

export const traces = {
  refund,
  givenBack,
  relatedOtherwise,
  payment,
  withdrawal,
  batch,
  inParts,
  fundTransfer,
  unknown,
};

export const traceOf = (trace: MoneyTrace): Scenario => ({
  traceMoney: ok({ data: trace }),
  getSubaccount: ok(example<'getSubaccount'>(subaccountFile)),
});

export const traceStates = {
  pending: { traceMoney: 'pending' },
  nothingMoved: { traceMoney: problem(404, 'DPAY_TRACE_NOT_FOUND') },
  failed: {
    traceMoney: failed,
  },
  forbidden: { traceMoney: problem(403, 'DPAY_FORBIDDEN', { permission: 'payment.view' }) },
} satisfies Record<string, Scenario>;
