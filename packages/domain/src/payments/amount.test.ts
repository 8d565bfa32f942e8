import { describe, expect, it } from 'vitest';
import { rupiah } from '../kernel/index.ts';
import { CHANNEL_LIMITS, CHANNELS, decideCharge, PAYMENT_METHODS } from './index.ts';

const everyChannel = PAYMENT_METHODS.flatMap((method) =>
  CHANNELS[method].map((channel) => ({ method, ...channel })),
);

describe('CHANNELS', () => {
  // spec 1.9
  it('has at least one channel for each of the eight methods', () => {
    expect(PAYMENT_METHODS).toHaveLength(8);
    expect(PAYMENT_METHODS.filter((method) => CHANNELS[method].length === 0)).toEqual([]);
  });

  it('spells channels as the contract does, without duplicates', () => {
    const names = everyChannel.map(({ channel }) => channel);

    expect(names.filter((name) => !/^[A-Z0-9_]{1,32}$/.test(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('decideCharge', () => {
  it.each(everyChannel)(
    '$method by $channel accepts exactly its limits',
    ({ method, channel, minimum, maximum }) => {
      const charge = (amount: number) => decideCharge({ method, channel, amount: rupiah(amount) });

      expect(charge(minimum)).toEqual({ ok: true, value: minimum });
      expect(charge(maximum)).toEqual({ ok: true, value: maximum });
      expect(charge(minimum - 1)).toEqual({
        ok: false,
        problem: { code: 'DPAY_AMOUNT_BELOW_MINIMUM', params: { minimum } },
      });
      expect(charge(maximum + 1)).toEqual({
        ok: false,
        problem: { code: 'DPAY_AMOUNT_ABOVE_MAXIMUM', params: { maximum } },
      });
    },
  );

  it.each([
    ['va', 'BCA', 10_000, 999_999_999_999],
    ['va', 'BNI', 10_000, 50_000_000_000],
    ['va', 'PERMATA', 10_000, 9_999_999_999],
    ['va', 'BJB', 10_000, 2_000_000_000],
    ['ewallet', 'OVO', 100, 10_000_000],
    ['ewallet', 'DANA', 1, 10_000_000],
    ['card', 'CARD', 1_000, 999_999_999_999],
    ['qris', 'QRIS', 1, 10_000_000],
    ['retail_store', 'ALFAMART', 10_000, 5_000_000],
    ['bnpl', 'INDODANA', 10_000, 25_000_000],
  ] as const)('%s by %s: %d to %d', (method, channel, minimum, maximum) => {
    expect(CHANNEL_LIMITS[method][channel]).toEqual({ minimum, maximum });
  });

  it.each(['NEWBANK', 'constructor', '__proto__'])(
    'does not check the amount of the unknown channel %s',
    (channel) => {
      expect(decideCharge({ method: 'va', channel, amount: rupiah(1) })).toEqual({ ok: true, value: 1 });
    },
  );
});
