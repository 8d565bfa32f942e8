import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { effectiveFlags, type FeatureConfig, FLAGS, type Mode } from './index.ts';

const EVERYTHING: FeatureConfig = Object.fromEntries(FLAGS.map((flag) => [flag, true]));

const on = (config: FeatureConfig, mode: Mode) => {
  const flags = effectiveFlags(config, mode);
  return FLAGS.filter((flag) => flags[flag]);
};

describe('effectiveFlags', () => {
  it('enables only what the configuration asks for in live mode', () => {
    expect(on({}, 'live')).toEqual([]);
  });

  // spec 4.80, 6.32
  it('always has disbursements in sandbox', () => {
    expect(on({}, 'sandbox')).toEqual(['disbursement']);
    expect(on({ disbursement: false }, 'sandbox')).toEqual(['disbursement']);
  });

  // spec 6.39
  it('never sweeps in sandbox', () => {
    expect(on(EVERYTHING, 'live')).toEqual(FLAGS);
    expect(on(EVERYTHING, 'sandbox')).toEqual(FLAGS.filter((flag) => !flag.startsWith('sweep_')));
  });

  it.each([
    [{ withdrawal: true }, []],
    [{ withdrawal: true, balance: true }, ['balance', 'withdrawal']],
    [{ invoice_document: true }, []],
    [{ fund_transfer_whitelist: true, subaccount: true }, ['subaccount']],
    [{ fund_transfer_whitelist: true, fund_transfer: true }, []],
    [{ disbursement_approval_otp: true }, []],
  ] satisfies [FeatureConfig, string[]][])(
    'with %o, only %j stays on: a child flag needs its parent',
    (config, want) => {
      expect(on(config, 'live')).toEqual(want);
    },
  );

  // spec 6.31
  it('asks for the approval OTP in sandbox too, where disbursements are always on', () => {
    expect(on({ disbursement_approval_otp: true }, 'sandbox')).toContain('disbursement_approval_otp');
  });

  it('returns a boolean for every known flag and no other, whatever the configuration contains', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.anything()), (config) => {
        const flags = effectiveFlags(config as FeatureConfig, 'live');
        expect(Object.keys(flags)).toEqual(FLAGS);
        expect(Object.values(flags).every((value) => typeof value === 'boolean')).toBe(true);
      }),
    );
  });
});
