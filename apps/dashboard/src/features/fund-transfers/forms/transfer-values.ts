import {
  type FundTransferPlan,
  FUND_TRANSFER_TYPES,
  type FundTransferType,
  planFundTransfer,
} from '@dasbor/domain/fund-transfers';
import { MAX_RUPIAH, notesProblem, parseRupiah, type Problem, rupiah } from '@dasbor/domain/kernel';
import type { Subaccount } from '../../subaccounts/public.ts';
import {
  type Bank,
  DESTINATION_FIELDS,
  destinationOf,
  destinationProblems,
  type DestinationValues,
  REQUIRED,
} from '../../withdrawals/public.ts';
import type { CreateFundTransfer } from '../api/types.ts';

/** The merchant itself, where a subaccount is named by its id. */
export const MERCHANT = 'merchant';

/** As typed. */
export type Values = DestinationValues & {
  type: string;
  source_subaccount_id: string;
  destination_subaccount_id: string;
  amount: string;
  notes: string;
};

export const emptyValues = (to: string | null): Values => ({
  type: 'balance_to_balance',
  source_subaccount_id: MERCHANT,
  destination_subaccount_id: to ?? '',
  bank_code: '',
  account_number: '',
  account_name: '',
  amount: '',
  notes: '',
});

/** Named as the contract names them: a refusal of the server finds its field by that. */
export const FIELDS = [
  'source_subaccount_id',
  'destination_subaccount_id',
  ...DESTINATION_FIELDS,
  'amount',
  'notes',
] as const;
export type Field = (typeof FIELDS)[number];

export interface Surroundings {
  banks: readonly Bank[];
  subaccounts: readonly Subaccount[];
  /** Of the merchant; undefined while it is read. */
  merchantAvailable: number | undefined;
}

export const typeOf = ({ type }: Values): FundTransferType =>
  FUND_TRANSFER_TYPES.find((one) => one === type) ?? 'balance_to_balance';

/** What the source has; undefined while nobody knows. */
export function availableOf(
  { source_subaccount_id: source }: Values,
  { subaccounts, merchantAvailable }: Surroundings,
): number | undefined {
  return source === MERCHANT ? merchantAvailable : subaccounts.find(({ id }) => id === source)?.available;
}

/** The rules of the server, each beside its field. */
export function problemsOf(values: Values, around: Surroundings): Partial<Record<Field, Problem>> {
  const planned = plannedOf(values, around);
  const wrongNotes = notesProblem(values.notes);
  return {
    ...(values.source_subaccount_id === '' ? { source_subaccount_id: REQUIRED } : {}),
    ...endProblems(values, around),
    ...(planned.ok ? {} : { amount: planned.problem }),
    ...(wrongNotes ? { notes: wrongNotes } : {}),
  };
}

/** What will happen when it is approved, in numbers. Null while anything is missing or wrong. */
export interface Plan extends FundTransferPlan {
  body: CreateFundTransfer;
  before: number;
}

export function planOf(values: Values, around: Surroundings): Plan | null {
  const planned = plannedOf(values, around);
  const before = availableOf(values, around);
  const end = endOf(values, around);
  if (!planned.ok || before === undefined || !end) return null;
  if (Object.keys(problemsOf(values, around)).length > 0) return null;
  const type = typeOf(values);
  const notes = values.notes.trim();
  const source = values.source_subaccount_id;
  return {
    ...planned.value,
    before,
    body: {
      type,
      amount: planned.value.amount,
      ...(source === MERCHANT ? {} : { source_subaccount_id: source }),
      ...end,
      ...(notes ? { notes } : {}),
    },
  };
}

function endProblems(values: Values, { banks, subaccounts }: Surroundings): Partial<Record<Field, Problem>> {
  if (typeOf(values) === 'balance_to_bank') {
    const source = subaccounts.find(({ id }) => id === values.source_subaccount_id);
    return {
      ...(source && !source.bank_transfers_enabled
        ? { source_subaccount_id: { code: 'DPAY_BANK_TRANSFERS_OFF' } }
        : {}),
      ...destinationProblems(values, banks),
    };
  }
  const { source_subaccount_id: source, destination_subaccount_id: to } = values;
  if (to === '') return { destination_subaccount_id: REQUIRED };
  return to === source ? { destination_subaccount_id: { code: 'DPAY_SAME_BALANCE' } } : {};
}

function endOf(values: Values, { banks }: Surroundings): Partial<CreateFundTransfer> | null {
  if (typeOf(values) === 'balance_to_bank') return destinationOf(values, banks)?.account ?? null;
  const to = values.destination_subaccount_id;
  return to === MERCHANT ? {} : { destination_subaccount_id: to };
}

function plannedOf(values: Values, around: Surroundings) {
  if (values.amount.trim() === '') return { ok: false, problem: REQUIRED } as const;
  const parsed = parseRupiah(values.amount);
  if (!parsed.ok) return parsed;
  const type = typeOf(values);
  const bank = around.banks.find(({ code }) => code === values.bank_code);
  const available = availableOf(values, around);
  return planFundTransfer(type, parsed.value, {
    available: available === undefined ? MAX_RUPIAH : rupiah(available),
    maximum: type === 'balance_to_bank' && bank ? rupiah(bank.split_limit ?? bank.maximum) : null,
  });
}
