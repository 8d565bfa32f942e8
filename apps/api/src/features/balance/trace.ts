import { may } from '@dasbor/domain/access';
import type { Requirement } from '@dasbor/domain/access';
import { rupiah } from '@dasbor/domain/kernel';
import {
  refundDelivered,
  refundReleased,
  refundReserved,
  settlementSettled,
  standingAfter,
  THE_MERCHANT,
} from '@dasbor/domain/ledger';
import type { LedgerLine } from '@dasbor/domain/ledger';
import type { Tx } from '../../platform/db/tx.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';
import { followMoney } from './follow.ts';
import { relatedTo } from './related.ts';
import { refundsFrom, settlementOfPayment, transfersAbout, transfersOfBatch } from './trace-repository.ts';
import type { PostedTransfer } from './trace-repository.ts';

/** The permission for the record is also required for its trace. */
const NEEDS: Readonly<Record<string, Requirement>> = {
  pay: { permission: 'payment.view' },
  set: { permission: 'settlement.view' },
  rfn: { permission: 'refund.view', feature: 'refund' },
  top: { permission: 'topup.view', feature: 'balance' },
  wdr: { permission: 'withdrawal.view', feature: 'withdrawal' },
  dis: { permission: 'disbursement.view', feature: 'disbursement' },
  dis_item: { permission: 'disbursement.view', feature: 'disbursement' },
  snt: { permission: 'disbursement.view', feature: 'disbursement' },
  ftr: { permission: 'subaccount.view', feature: 'fund_transfer' },
};

export const traceMoney: Handler<'traceMoney'> = async ({ params, tx, session }) => {
  const { reference } = params;
  const prefix = prefixOf(reference);
  const access = may(session, NEEDS[prefix] ?? {});
  if (!access.ok) return problem(access.problem.code, access.problem.params);

  const mayView = (id: string) => may(session, NEEDS[prefixOf(id)] ?? {}).ok;
  const own = await (prefix === 'dis' ? transfersOfBatch(tx, reference) : transfersAbout(tx, reference));
  if (own.length === 0) return problem('DPAY_TRACE_NOT_FOUND');
  const steps = prefix === 'pay' ? await withPartsOf(tx, reference, own) : own;
  const standing = standingAfter(steps.map(({ lines }) => lines));
  return ok({
    data: {
      reference_id: reference,
      steps: steps.map(({ kind, ref, at, lastAt, count, lines }) => ({
        kind,
        reference_id: ref,
        at,
        last_at: lastAt,
        count,
        moves: lines.map(toMove),
      })),
      standing: standing.map(toMove),
      related: await relatedTo(tx, reference, mayView),
      ...(await followMoney(tx, reference, mayView)),
    },
  });
};

const prefixOf = (id: string) => id.slice(0, id.lastIndexOf('_'));

/** Adds the payment's own part of its settlement, and of the refunds that its money paid for. */
const withPartsOf = async (tx: Tx, payment: string, own: readonly PostedTransfer[]) => {
  const refunds = (await refundsFrom(tx, payment)).map(({ kind, ref, at, amount, returned, holder }) => {
    const part = rupiah(Number(amount));
    const { lines } = PARTS[kind]({ id: ref, amount: part, holder, settled: returned ? rupiah(0) : part });
    return { kind, ref, at, lastAt: at, count: 1, lines };
  });
  const settled = await ownPartOfSettlement(tx, payment);
  const parts = settled ? [...refunds, settled] : refunds;
  return [...own, ...parts.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))];
};

const PARTS = {
  'refund.reserved': refundReserved,
  'refund.delivered': refundDelivered,
  'refund.released': refundReleased,
} as const;

/** A settlement posts all its payments together; a payment's own part is its net amount. */
const ownPartOfSettlement = async (tx: Tx, payment: string): Promise<PostedTransfer | undefined> => {
  const settlement = await settlementOfPayment(tx, payment);
  if (!settlement) return undefined;
  const { ref, at, net, holder } = settlement;
  const { lines } = settlementSettled({ id: ref, net: rupiah(Number(net)), holder });
  return { kind: 'settlement.settled', ref, at, lastAt: at, count: 1, lines };
};

const toMove = ({ holder, account, amount }: LedgerLine) => ({
  account,
  subaccount_id: holder === THE_MERCHANT ? null : holder,
  amount,
});
