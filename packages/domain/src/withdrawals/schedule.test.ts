import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jakartaDate, rupiah } from '../kernel/index.ts';
import {
  decideRuns,
  decideScheduleAmount,
  decideScheduledAmount,
  runTimeOf,
  type WithdrawalSchedule,
} from './index.ts';

const AT_TWO: WithdrawalSchedule = {
  enabled: true,
  hour: 14,
  minute: 0,
  amount: null,
  changedAt: '2026-11-01T00:00:00+07:00',
};
const maximum = rupiah(9_999_999_999);
const dueRun = (schedule: WithdrawalSchedule, now: string | Date, ranOn: readonly string[] = []) =>
  decideRuns(schedule, { now, ranOn }).due;
const nextRun = (schedule: WithdrawalSchedule, now: string | Date, ranOn: readonly string[] = []) =>
  decideRuns(schedule, { now, ranOn }).next;
const jakarta = (text: string) => `2026-11-${text}+07:00`;

describe('a schedule for 14:00', () => {
  it.each([
    ['20T13:59:59.999', null],
    ['20T14:00:00.000', '2026-11-20'],
    ['20T23:59:59.999', '2026-11-20'],
    ['21T00:00:00.000', null],
  ])('at %s is due for %s', (now, want) => {
    expect(dueRun(AT_TWO, jakarta(now))).toBe(want);
  });

  it.each([
    ['20T13:59:59', '20T14:00:00'],
    ['20T14:00:00', '21T14:00:00'],
    ['20T23:59:59', '21T14:00:00'],
  ])('at %s next runs at %s', (now, want) => {
    expect(nextRun(AT_TWO, jakarta(now))).toEqual(new Date(jakarta(want)));
  });

  it('is never due while switched off', () => {
    const off = { ...AT_TWO, enabled: false };

    expect([dueRun(off, jakarta('20T15:00:00')), nextRun(off, jakarta('20T15:00:00'))]).toEqual([null, null]);
  });

  it('starts the next day if it was changed after its time', () => {
    const changed = { ...AT_TWO, changedAt: jakarta('20T14:00:01') };

    expect(dueRun(changed, jakarta('20T15:00:00'))).toBeNull();
    expect(dueRun(changed, jakarta('21T14:00:00'))).toBe('2026-11-21');
  });

  it.each([
    ['before its time', '20T13:00:00', [], 'to_run'],
    ['when it is due', '20T14:00:00', [], 'to_run'],
    ['after its run', '20T15:00:00', ['2026-11-20'], 'ran'],
    ['when it ran at another time before', '20T13:00:00', ['2026-11-20'], 'ran'],
  ] as const)('on the status of today %s: %s %j: %s', (_, now, ranOn, want) => {
    expect(decideRuns(AT_TWO, { now: jakarta(now), ranOn }).today).toBe(want);
  });

  it("reports that today's time had passed when it was changed", () => {
    const changed = { ...AT_TWO, changedAt: jakarta('20T14:00:01') };

    expect(decideRuns(changed, { now: jakarta('20T14:00:02'), ranOn: [] })).toEqual({
      due: null,
      next: new Date(jakarta('21T14:00:00')),
      today: 'passed',
    });
  });

  it('that ran today runs tomorrow, and skips a day that already ran by another clock', () => {
    expect(nextRun(AT_TWO, jakarta('20T10:55:06'), ['2026-11-20'])).toEqual(new Date(jakarta('21T14:00:00')));
    expect(nextRun(AT_TWO, jakarta('20T10:00:00'), ['2026-11-20', '2026-11-21', '2026-11-23'])).toEqual(
      new Date(jakarta('22T14:00:00')),
    );
  });

  it('is due exactly when it says', () => {
    const moment = fc.date({
      min: new Date('2026-11-02T00:00:00Z'),
      max: new Date('2026-12-20T00:00:00Z'),
      noInvalidDate: true,
    });
    const time = fc.record({
      hour: fc.integer({ min: 0, max: 23 }),
      minute: fc.integer({ min: 0, max: 59 }),
    });
    const days = fc.array(moment.map((one) => jakartaDate(one)));

    fc.assert(
      fc.property(moment, moment, time, days, (now, changed, at, ran) => {
        const schedule = { ...AT_TWO, ...at, changedAt: changed.toISOString() };
        const { due, next } = decideRuns(schedule, { now, ranOn: ran });
        const ranOn = due === null ? ran : [...ran, due];
        const promised = next as Date;
        expect(promised.getTime()).toBeGreaterThan(now.getTime());
        expect(dueRun(schedule, promised, ranOn)).toBe(jakartaDate(promised));
        for (let look = now.getTime(); look < promised.getTime(); look += 3_600_000)
          expect(dueRun(schedule, new Date(look), ranOn)).toBeNull();
        expect(dueRun(schedule, new Date(promised.getTime() - 1), ranOn)).toBeNull();
      }),
    );
  });

  it('is due on exactly one day at a time, by the clock', () => {
    const anyMoment = fc.date({
      min: new Date('2026-11-02T00:00:00Z'),
      max: new Date('2030-01-01T00:00:00Z'),
      noInvalidDate: true,
    });
    const anyTime = fc.record({
      hour: fc.integer({ min: 0, max: 23 }),
      minute: fc.integer({ min: 0, max: 59 }),
    });

    fc.assert(
      fc.property(anyMoment, anyTime, (now, time) => {
        const due = dueRun({ ...AT_TWO, ...time }, now);
        expect(due === null || due === jakartaDate(now)).toBe(true);
      }),
    );
  });
});

describe('a schedule for a time in the withdrawal pause', () => {
  it.each([
    ['23:44', '23:44'],
    ['23:45', '00:00'],
    ['23:59', '00:00'],
    ['00:00', '00:00'],
  ])('%s runs at %s', (chosen, want) => {
    const [hour = 0, minute = 0] = chosen.split(':').map(Number);
    const [wantHour, wantMinute] = want.split(':').map(Number);

    expect(runTimeOf({ hour, minute })).toEqual({ hour: wantHour, minute: wantMinute });
  });

  it('is due once the pause is over, and not during it', () => {
    const late = { ...AT_TWO, hour: 23, minute: 59, changedAt: jakarta('20T06:00:00') };

    expect(decideRuns(late, { now: jakarta('20T23:59:59'), ranOn: [] })).toMatchObject({
      due: null,
      next: new Date(jakarta('21T00:00:00')),
    });
    expect(dueRun(late, jakarta('21T00:00:00'))).toBe('2026-11-21');
  });
});

describe('the amount of a schedule', () => {
  it.each([
    [9_999, 'DPAY_AMOUNT_BELOW_MINIMUM'],
    [10_000, null],
    [10_000_000_000, 'DPAY_AMOUNT_ABOVE_MAXIMUM'],
  ])('of %i', (amount, want) => {
    const decided = decideScheduleAmount(rupiah(amount), { maximum });

    expect(decided.ok ? null : decided.problem.code).toBe(want);
  });
});

describe('a run withdraws', () => {
  const run = (wanted: number | null, available: number) => {
    const decided = decideScheduledAmount(wanted === null ? null : rupiah(wanted), {
      available: rupiah(available),
      maximum,
    });
    return decided.ok ? decided.value : decided.problem.code;
  };

  it.each([
    ['all that is there', null, 123_456, 123_456],
    ['no more than a bank takes', null, 10_000_000_000, 9_999_999_999],
    ['nothing below the minimum', null, 9_999, 'DPAY_INSUFFICIENT_BALANCE'],
    ['the amount', 50_000, 50_000, 50_000],
    ['nothing when the amount is not there', 50_000, 49_999, 'DPAY_INSUFFICIENT_BALANCE'],
  ])('%s', (_, wanted, available, want) => {
    expect(run(wanted, available)).toBe(want);
  });
});
