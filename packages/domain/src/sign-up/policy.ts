import type { FeatureConfig, Mode } from '../access/index.ts';

/** Product spec: not shown. Customers of a mobile operator share an address, so one address may sign up several times. */
export const SIGN_UP_POLICY = {
  mostPerNetwork: 20,
  networkWindowMinutes: 60,
} as const;

/**
 * The features of a merchant that just signed up. In sandbox it can try everything that one person can finish alone; live features follow
 * when the account is activated.
 */
export const NEW_MERCHANT_FEATURES: Readonly<Record<Mode, FeatureConfig>> = {
  live: {},
  sandbox: {
    disbursement: true,
    refund: true,
    invoice: true,
    invoice_document: true,
    balance: true,
    withdrawal: true,
    subaccount: true,
    fund_transfer: true,
  },
};

/** The network of an address: IPv4 itself; of IPv6 the first half, because one connection has all addresses below it. */
export const networkOf = (address: string): string =>
  address.includes(':') ? longForm(address).slice(0, 4).join(':') : address;

/** The eight groups of an IPv6 address, without leading zeros. */
const longForm = (address: string): readonly string[] => {
  const [head = '', tail] = address.split('::');
  const before = groups(head);
  const after = groups(tail ?? '');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(zeros).fill('0'), ...after];
};

const groups = (text: string): readonly string[] => (text === '' ? [] : text.split(':'));
