import { amountBand } from '@dasbor/domain/analytics';
import { toldSum } from '@dasbor/domain/kernel';
import { PAYMENT_METHODS } from '@dasbor/domain/payments';
import type { PaymentMethod } from '@dasbor/domain/payments';
import type { HourSums, KeySums, Orders, Sums } from './repository.ts';

export const toFunnel = ({ orders, attempted, paid }: Orders) => ({
  orders: Number(orders),
  attempted: Number(attempted),
  paid: Number(paid),
});

export const toAttempts = ({ attempts, converted, lost }: Pick<Sums, 'attempts' | 'converted' | 'lost'>) => ({
  attempts: Number(attempts),
  converted: Number(converted),
  lost: Number(lost),
});

export const toSales = ({ paid, paid_amount }: Pick<Sums, 'paid' | 'paid_amount'>) => ({
  count: Number(paid),
  amount: toldSum([paid_amount]),
});

export const toTotals = (sums: Sums) => {
  const sales = toSales(sums);
  return {
    ...sales,
    average: sales.count === 0 ? null : Math.round(sales.amount / sales.count),
    fees: toldSum([sums.fees]),
    net: toldSum([sums.paid_amount, -BigInt(sums.fees)]),
  };
};

/** `va/BCA` of a roll-up. */
export const channelOf = ({ key }: { key: string }) => {
  const [method, channel] = key.split('/') as [PaymentMethod, string];
  return { method, channel };
};

/** Channels added up by method, in the order of the contract; methods without payments are left out. */
export const byMethod = (channels: readonly KeySums[]) =>
  PAYMENT_METHODS.flatMap((method) => {
    const rows = channels.filter((row) => channelOf(row).method === method);
    return rows.length === 0 ? [] : [{ method, sums: total(rows) }];
  });

export const toBand = ({ key }: { key: string }) => amountBand(Number(key));

export const toFailure = ({ key, lost, lost_amount }: KeySums) => {
  const [code, method] = key.split('/') as [string, PaymentMethod];
  return { code: code || null, method, count: Number(lost), amount: toldSum([lost_amount]) };
};

export const toHour = ({ weekday, key, ...sums }: HourSums) => ({
  weekday,
  hour: Number(key),
  ...toSales(sums),
});

const total = (rows: readonly Sums[]): Sums => {
  const sum = (name: keyof Sums) => String(toldSum(rows.map((row) => row[name])));
  return {
    attempts: sum('attempts'),
    converted: sum('converted'),
    lost: sum('lost'),
    lost_amount: sum('lost_amount'),
    paid: sum('paid'),
    paid_amount: sum('paid_amount'),
    fees: sum('fees'),
  };
};
