import {
  type FundTransferPlan,
  FUND_TRANSFER_TYPES,
  type FundTransferType,
  planFundTransfer,
} from '@dasbor/domain/fund-transfers';
import { MAX_RUPIAH, notesProblem, rupiah } from '@dasbor/domain/kernel';
import { object } from 'yup';
import {
  type Beside,
  decided,
  type FormSchema,
  isFine,
  readAmount,
  REQUIRED,
  required,
} from '../../../shared/forms/schema.ts';
import type { Subaccount } from '../../../shared/subaccounts/all-subaccounts.ts';
import {
  bankOf,
  destinationOf,
  destinationRules,
  type DestinationValues,
  type WithBanks,
} from '../../../shared/destination/destination-values.ts';
import type { CreateFundTransfer } from '../api/types.ts';

/** The merchant itself, where a subaccount is named by its id. */
export const MERCHANT = 'merchant';

/** Field values as typed. */
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

export type Surroundings = {
  subaccounts: readonly Subaccount[];
  /** Of the merchant; undefined while it is read. */
  merchantAvailable: number | undefined;
} & WithBanks;

export const typeOf = ({ type }: Values): FundTransferType =>
  FUND_TRANSFER_TYPES.find((one) => one === type) ?? 'balance_to_balance';

/** The balance of the source. Undefined while unknown. */
export const availableOf = (
  { source_subaccount_id: source }: Values,
  { subaccounts, merchantAvailable }: Surroundings,
): number | undefined =>
  source === MERCHANT ? merchantAvailable : subaccounts.find(({ id }) => id === source)?.available;

type BesideOf = Beside<Values, Surroundings>;

const isToBank = (values: Values): boolean => typeOf(values) === 'balance_to_bank';

const plannedOf = (values: Values, around: Surroundings) => {
  const amount = readAmount(values.amount);
  if (!amount.ok) return amount;
  const bank = bankOf(values, around);
  const available = availableOf(values, around);
  return planFundTransfer(typeOf(values), amount.value, {
    available: available === undefined ? MAX_RUPIAH : rupiah(available),
    maximum: isToBank(values) && bank ? rupiah(bank.split_limit ?? bank.maximum) : null,
  });
};

/** The server's validation rules, by field. */
export const transferSchema: FormSchema<Values, Surroundings> = object({
  source_subaccount_id: decided((source: string, { values, around }: BesideOf) => {
    const subaccount = around.subaccounts.find(({ id }) => id === source);
    const isOff = isToBank(values) && subaccount !== undefined && !subaccount.bank_transfers_enabled;
    return isOff ? { code: 'DPAY_BANK_TRANSFERS_OFF' } : required(source);
  }),
  destination_subaccount_id: decided((to: string, { values }: BesideOf) => {
    if (isToBank(values)) return undefined;
    if (to === '') return REQUIRED;
    return to === values.source_subaccount_id ? { code: 'DPAY_SAME_BALANCE' } : undefined;
  }),
  ...destinationRules(isToBank),
  amount: decided((_: string, { values, around }: BesideOf) => plannedOf(values, around)),
  notes: decided(notesProblem),
});

/** The figures after approval. Null while the form is incomplete or invalid. */
export type Plan = {
  body: CreateFundTransfer;
  before: number;
} & FundTransferPlan;

export const planOf = (values: Values, around: Surroundings): Plan | null => {
  const planned = plannedOf(values, around);
  const before = availableOf(values, around);
  const end = endOf(values, around);
  if (!planned.ok || before === undefined || !end) return null;
  if (!isFine(transferSchema, values, around)) return null;
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
};

const endOf = (values: Values, around: Surroundings): Partial<CreateFundTransfer> | null => {
  if (isToBank(values)) return destinationOf(values, around)?.account ?? null;
  const to = values.destination_subaccount_id;
  return to === MERCHANT ? {} : { destination_subaccount_id: to };
};
