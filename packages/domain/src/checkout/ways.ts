import { addRupiah, err, ok, type Result, type Rupiah } from '../kernel/index.ts';
import {
  type Channel,
  CHANNELS,
  decideCharge,
  feePayerOf,
  feesOf,
  type PaymentMethod,
} from '../payments/index.ts';
import type { CheckoutProblemCode } from './problems.ts';

/** The methods in the order in which Indonesians look for them: first what every phone can pay. */
export const CHECKOUT_METHODS = [
  'qris',
  'ewallet',
  'va',
  'retail_store',
  'card',
  'online_banking',
  'direct_debit',
  'bnpl',
] as const satisfies readonly PaymentMethod[];

/** What a customer has to fill in. */
export type Need = 'phone' | 'address';

/** OVO confirms on the customer's phone. Who sells on credit delivers to an address. */
export const needsOf = (method: PaymentMethod, channel: string): Need[] => {
  if (method === 'bnpl') return ['address'];
  return channel === 'OVO' ? ['phone'] : [];
};

/** Product spec §5: BNPL and LinkAja take an order only with its items. */
export const needsItems = (method: PaymentMethod, channel: string): boolean =>
  method === 'bnpl' || channel === 'LINKAJA';

export type PayableOrder = {
  /** What one payment takes off the order. */
  readonly price: Rupiah;
  readonly feePayer: 'merchant' | 'customer';
  readonly hasItems: boolean;
};

export type WayChannel = {
  readonly channel: string;
  readonly name: string;
  /** What the customer pays. */
  readonly amount: Rupiah;
  readonly adminFee: Rupiah;
  readonly needs: readonly Need[];
  /** Whether this channel can pay this order. */
  readonly decided: Result<true, ObstacleCode>;
};

export type ObstacleCode = Extract<
  CheckoutProblemCode,
  'DPAY_AMOUNT_BELOW_MINIMUM' | 'DPAY_AMOUNT_ABOVE_MAXIMUM' | 'DPAY_CHANNEL_NEEDS_ITEMS'
>;

export type Way = { readonly method: PaymentMethod; readonly channels: readonly WayChannel[] };

/** How an order can be paid by the channels that are on. A channel that cannot take it stays, with the reason, behind those that can. */
export const waysToPay = (
  order: PayableOrder,
  isOn: (method: PaymentMethod, channel: string) => boolean,
): Way[] =>
  CHECKOUT_METHODS.map((method) => ({
    method,
    channels: CHANNELS[method]
      .filter(({ channel }) => isOn(method, channel))
      .map((one) => wayBy(order, method, one))
      .toSorted((a, b) => Number(b.decided.ok) - Number(a.decided.ok)),
  })).filter(({ channels }) => channels.length > 0);

const wayBy = (order: PayableOrder, method: PaymentMethod, { channel, name }: Channel): WayChannel => {
  const payer = feePayerOf(method, order.feePayer);
  const { adminFee } = feesOf(order.price, { method, channel, payer });
  const amount = addRupiah(order.price, adminFee);
  return {
    channel,
    name,
    amount,
    adminFee,
    needs: needsOf(method, channel),
    decided: decideChannel({ method, channel, amount, hasItems: order.hasItems }),
  };
};

/** Whether a channel can take an order of this amount. */
export const decideChannel = ({
  method,
  channel,
  amount,
  hasItems,
}: {
  readonly method: PaymentMethod;
  readonly channel: string;
  readonly amount: Rupiah;
  readonly hasItems: boolean;
}): Result<true, ObstacleCode> => {
  if (!hasItems && needsItems(method, channel)) return err('DPAY_CHANNEL_NEEDS_ITEMS');
  const within = decideCharge({ method, channel, amount });
  return within.ok ? ok(true) : within;
};
