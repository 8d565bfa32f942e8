import { describe, expect, it } from 'vitest';
import { type Rupiah, rupiah } from '../kernel/index.ts';
import { ORDER_STATUSES } from '../orders/index.ts';
import { CHANNELS, PAYMENT_METHODS } from '../payments/index.ts';
import {
  type BuyerAddress,
  buyerProblems,
  CHECKOUT_METHODS,
  checkoutState,
  type PayableOrder,
  waysToPay,
} from './index.ts';

const now = new Date('2026-11-21T03:00:00.000Z');
const LATER = '2026-11-21T03:00:00.001Z';
const all = { isOn: () => true };
const order = (different: Partial<PayableOrder> = {}): PayableOrder => ({
  price: rupiah(150_000),
  feePayer: 'merchant',
  hasItems: true,
  ...different,
});
const channelOf = (given: PayableOrder, channel: string) =>
  waysToPay(given, all)
    .flatMap(({ channels }) => channels)
    .find((one) => one.channel === channel);

describe('checkoutState', () => {
  it.each([
    ['started', 'open'],
    ['processing', 'open'],
    ['failed', 'open'],
    ['completed', 'paid'],
    ['cancelled', 'cancelled'],
    ['expired', 'expired'],
  ] as const)('shows a %s order as %s', (status, want) => {
    expect(checkoutState({ status, expiresAt: LATER }, { suspended: false }, now)).toBe(want);
  });

  it('ends at the expiry, and tells of a suspended merchant only while the order could be paid', () => {
    const at = (expiresAt: string, suspended: boolean) =>
      ORDER_STATUSES.map((status) => checkoutState({ status, expiresAt }, { suspended }, now));

    expect(at(now.toISOString(), true)).toEqual([
      'expired',
      'expired',
      'paid',
      'cancelled',
      'expired',
      'expired',
    ]);
    expect(at(LATER, true)).toEqual(['suspended', 'suspended', 'paid', 'cancelled', 'suspended', 'expired']);
  });
});

describe('waysToPay', () => {
  it('offers QRIS first, and every channel of every method', () => {
    const ways = waysToPay(order(), all);

    expect(ways.map(({ method }) => method)).toEqual(CHECKOUT_METHODS);
    expect(ways.map(({ channels }) => channels.length)).toEqual(
      CHECKOUT_METHODS.map((method) => CHANNELS[method].length),
    );
    expect([...CHECKOUT_METHODS].toSorted()).toEqual([...PAYMENT_METHODS].toSorted());
  });

  it('leaves out what is switched off, and a method without any channel', () => {
    const ways = waysToPay(order(), {
      isOn: (method, channel) => method === 'qris' || channel === 'BCA',
    });

    expect(ways.map(({ method, channels }) => [method, channels.length])).toEqual([
      ['qris', 1],
      ['va', 1],
    ]);
  });

  it.each([
    ['the customer pays', 'BCA', 'customer', 154_440, 4_440],
    ['the customer pays', 'DANA', 'customer', 152_498, 2_498],
    ['the customer pays, but never of QRIS', 'QRIS', 'customer', 150_000, 0],
    ['the merchant pays', 'BCA', 'merchant', 150_000, 0],
  ] as const)('adds the fee that %s: %s', (_, channel, feePayer, amount, adminFee) => {
    expect(channelOf(order({ feePayer }), channel)).toMatchObject({ amount, adminFee });
  });

  const limits: [string, number, string, string | undefined][] = [
    ['BCA', 9_999, 'merchant', 'DPAY_AMOUNT_BELOW_MINIMUM'],
    ['BCA', 10_000, 'merchant', undefined],
    ['QRIS', 10_000_000, 'merchant', undefined],
    ['QRIS', 10_000_001, 'merchant', 'DPAY_AMOUNT_ABOVE_MAXIMUM'],
    // The fee lifts the amount above what a wallet takes.
    ['DANA', 9_900_000, 'customer', 'DPAY_AMOUNT_ABOVE_MAXIMUM'],
  ];
  it.each(limits)('%s of Rp %i, fee by the %s: %s', (channel, price, feePayer, code) => {
    const given = order({ price: price as Rupiah, feePayer: feePayer as 'merchant' });
    const decided = channelOf(given, channel)?.decided;

    expect(decided?.ok === false ? decided.problem.code : undefined).toBe(code);
  });

  it('takes a promo off the price before the fee, and asks whether the rest fits', () => {
    const promo = { name: 'KOPIHEMAT', discount: rupiah(141_000), cashback: rupiah(0) };
    const fitting: [string, boolean][] = [];
    const offers = {
      isOn: (_: string, channel: string) => ['BCA', 'DANA'].includes(channel),
      promoOf: (_: string, channel: string, fits: (less: Rupiah) => boolean) => {
        fitting.push([channel, fits(promo.discount)]);
        return fits(promo.discount) ? promo : undefined;
      },
    };
    const channels = waysToPay(order({ feePayer: 'customer' }), offers).flatMap((way) => way.channels);

    // Rp 9.000 is too little for a virtual account, unless the fee lifts it above Rp 10.000.
    expect(fitting).toEqual([
      ['DANA', true],
      ['BCA', true],
    ]);
    expect(channels.map(({ channel, amount, adminFee }) => [channel, amount, adminFee])).toEqual([
      ['DANA', 9_150, 150],
      ['BCA', 13_440, 4_440],
    ]);
    expect(
      waysToPay(order(), offers)
        .flatMap((way) => way.channels)
        .map(({ channel, amount, promo: given }) => [channel, amount, given?.name]),
    ).toEqual([
      ['DANA', 9_000, 'KOPIHEMAT'],
      ['BCA', 150_000, undefined],
    ]);
  });

  // spec 5.38
  it('takes pay-later and LinkAja only for an order with items', () => {
    const refused = (hasItems: boolean) =>
      waysToPay(order({ hasItems }), all)
        .flatMap(({ method, channels }) => channels.map((one) => ({ method, ...one })))
        .filter(({ decided }) => !decided.ok && decided.problem.code === 'DPAY_CHANNEL_NEEDS_ITEMS')
        .map(({ method, channel }) => (method === 'bnpl' ? method : channel));

    expect(new Set(refused(false))).toEqual(new Set(['bnpl', 'LINKAJA']));
    expect(refused(true)).toEqual([]);
  });

  it('puts what cannot take the order behind what can', () => {
    const wallets = waysToPay(order({ hasItems: false }), all).find(({ method }) => method === 'ewallet');

    expect(wallets?.channels.map(({ channel, decided }) => [channel, decided.ok])).toEqual([
      ['GOPAY', true],
      ['OVO', true],
      ['DANA', true],
      ['SHOPEEPAY', true],
      ['LINKAJA', false],
    ]);
  });
});

describe('buyerProblems', () => {
  const address: BuyerAddress = {
    name: 'Sari',
    phone: '081234567890',
    street: 'Jl. Melati 1',
    city: 'Bandung',
    postal_code: '40135',
  };
  const wrong = (channel: string, buyer: Parameters<typeof buyerProblems>[1]) =>
    buyerProblems({ method: channel === 'KREDIVO' ? 'bnpl' : 'ewallet', channel }, buyer).map(
      ({ field, code }) => [field, code],
    );

  it('asks only for what the channel needs', () => {
    expect(wrong('DANA', {})).toEqual([]);
    expect(wrong('OVO', { phone: '0812-3456-7890' })).toEqual([]);
    expect(wrong('KREDIVO', { address })).toEqual([]);
  });

  it.each([
    ['OVO', {}, [['phone', 'DPAY_REQUIRED']]],
    ['OVO', { phone: '12' }, [['phone', 'DPAY_PHONE_INVALID']]],
    // spec 5.37
    [
      'KREDIVO',
      {},
      ['name', 'phone', 'street', 'city', 'postal_code'].map((one) => [`address.${one}`, 'DPAY_REQUIRED']),
    ],
    [
      'KREDIVO',
      { address: { ...address, postal_code: '4013', street: 'Jl.\u202eitaleM' } },
      [
        ['address.street', 'DPAY_FIELD_HIDDEN_CHARACTER'],
        ['address.postal_code', 'DPAY_POSTAL_CODE_INVALID'],
      ],
    ],
  ] as const)('%s with %o', (channel, buyer, want) => {
    expect(wrong(channel, buyer)).toEqual(want);
  });
});
