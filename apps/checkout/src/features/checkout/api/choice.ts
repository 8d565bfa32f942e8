import type { Checkout, CheckoutChannel } from '@dasbor/sdk';

type Method = Checkout['ways'][number]['method'];
type Address = { name: string; phone: string; street: string; city: string; postal_code: string };

/** How a customer wants to pay, as the API takes it. */
export type Choice = {
  method: Method;
  channel: string;
  /** The open payment that the customer saw. */
  replaces?: string;
  /** The part to pay; all that remains if left out. */
  amount?: number;
  /** The promo that the customer saw. */
  promo_code?: string;
  phone?: string;
  address?: Address;
};

const ADDRESS = ['name', 'phone', 'street', 'city', 'postal_code'] as const;

/** The choice of a form, which the browser sends the same way if scripts are blocked. Undefined if the form names no channel. */
export const choiceOf = (form: Iterable<readonly [string, unknown]>): Choice | undefined => {
  const fields = Object.fromEntries(form) as Readonly<Record<string, unknown>>;
  const textOf = (name: string): string | undefined => {
    const text = fields[name];
    return typeof text === 'string' && text !== '' ? text : undefined;
  };
  const [method, channel, ...promo] = textOf('way')?.split('.') ?? [];
  if (method === undefined || channel === undefined) return undefined;
  const replaces = textOf('replaces');
  const amount = textOf('amount');
  const phone = textOf('phone');
  const isOnCredit = ADDRESS.some((name) => `address.${name}` in fields);
  return {
    method: method as Method,
    channel,
    ...(replaces !== undefined && { replaces }),
    ...(amount !== undefined && { amount: Number(amount) }),
    ...(promo.length > 0 && { promo_code: promo.join('.') }),
    ...(phone !== undefined && { phone }),
    ...(isOnCredit && {
      address: Object.fromEntries(ADDRESS.map((name) => [name, textOf(`address.${name}`) ?? ''])) as Address,
    }),
  };
};

/** How a form names a channel, with the promo that the customer sees there. */
export const wayValue = (method: string, { channel, promo }: CheckoutChannel): string =>
  [method, channel, ...(promo ? [promo.name] : [])].join('.');
