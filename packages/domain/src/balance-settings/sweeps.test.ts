import { describe, expect, it } from 'vitest';
import { effectiveFlags } from '../access/index.ts';
import { rupiah } from '../kernel/index.ts';
import {
  decideSweepIn,
  decideSweepInBank,
  decideSweepOutAmount,
  decideSweeps,
  dueSweepOut,
  nextSweepOut,
  sweepInOf,
} from './index.ts';

const ON = { enabled: true };
const OFF = { enabled: false };
const jakarta = (text: string) => `2026-11-${text}+07:00`;

describe('sweep out', () => {
  // spec 5.98
  it.each([
    ['20T23:44:59.999', null],
    ['20T23:45:00.000', '2026-11-20'],
    ['20T23:59:59.999', '2026-11-20'],
    ['21T00:00:00.000', null],
  ])('at %s is due for %s', (now, want) => {
    expect(dueSweepOut(ON, jakarta(now))).toBe(want);
  });

  // spec 5.99
  it('is never due while switched off', () => {
    expect([dueSweepOut(OFF, jakarta('20T23:50:00')), nextSweepOut(OFF, jakarta('20T23:50:00'))]).toEqual([
      null,
      null,
    ]);
  });

  // spec 9.23
  it.each([
    ['20T23:44:59', '20T23:45:00'],
    ['20T23:45:00', '21T23:45:00'],
    ['21T00:00:00', '21T23:45:00'],
  ])('at %s is next due at %s', (now, want) => {
    expect(nextSweepOut(ON, jakarta(now))).toEqual(new Date(jakarta(want)));
  });

  it.each([
    [1_000_000, 0, 1_000_000],
    [1_000_000, 990_000, 10_000],
    [1_000_000, 990_001, null],
    [0, 0, null],
    [9_999, 0, null],
    [60_000_000, 0, 50_000_000],
  ])('with %i available and %i to keep, sends %s', (available, keep, want) => {
    const decided = decideSweepOutAmount({
      available: rupiah(available),
      keep: rupiah(keep),
      maximum: rupiah(50_000_000),
    });

    expect(decided.ok ? decided.value : null).toBe(want);
  });
});

describe('sweep in', () => {
  it('begins when the day of its sweep out has ended', () => {
    expect(sweepInOf('2026-11-20', jakarta('20T23:59:59.999'))).toBe(false);
    expect(sweepInOf('2026-11-20', jakarta('21T00:00:00.000'))).toBe(true);
  });

  it.each([
    [9_999, null],
    [10_000, 10_000],
    [50_000_000_001, 50_000_000_000],
  ])('of %i received brings back %s', (arrived, want) => {
    const decided = decideSweepIn(rupiah(arrived));

    expect(decided.ok ? decided.value : null).toBe(want);
  });
});

it.each([
  [true, null, 'DPAY_REQUIRED'],
  [true, 'BNI', null],
  [false, null, null],
] as const)('sweep in enabled %s by %s is refused with %s', (enabled, bank, want) => {
  const decided = decideSweepInBank({ enabled, bank });

  expect(decided.ok ? null : decided.problem.code).toBe(want);
});

describe('enabling sweeps', () => {
  const config = { balance: true, sweep_in: true, sweep_out: true };

  // spec 5.99
  it('needs a merchant with the feature', () => {
    expect(decideSweeps({ sweepOut: true, sweepIn: true }, effectiveFlags(config, 'live')).ok).toBe(true);
    expect(
      decideSweeps({ sweepOut: true, sweepIn: true }, effectiveFlags({ balance: true }, 'live')),
    ).toMatchObject({ problem: { params: { feature: 'sweep_out' } } });
    expect(
      decideSweeps(
        { sweepOut: false, sweepIn: true },
        effectiveFlags({ ...config, sweep_in: false }, 'live'),
      ),
    ).toMatchObject({ problem: { params: { feature: 'sweep_in' } } });
  });

  // spec 5.100
  it('is refused in sandbox for every merchant', () => {
    const decided = decideSweeps({ sweepOut: true, sweepIn: false }, effectiveFlags(config, 'sandbox'));

    expect(decided).toMatchObject({ ok: false, problem: { code: 'DPAY_FEATURE_DISABLED' } });
  });

  it('is not checked while both stay off', () => {
    expect(decideSweeps({ sweepOut: false, sweepIn: false }, effectiveFlags({}, 'sandbox')).ok).toBe(true);
  });
});
