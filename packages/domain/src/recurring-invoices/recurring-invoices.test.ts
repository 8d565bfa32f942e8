import { describe, expect, it } from 'vitest';
import {
  decidePause,
  decideResume,
  decideStop,
  firstRun,
  invoiceOfRun,
  lastRunDay,
  nextRuns,
  RECURRING_STATUSES,
  recurringFormProblems,
  type RecurringRule,
  type WantedRecurring,
} from './index.ts';

const rule = (different: Partial<RecurringRule> = {}): RecurringRule => ({
  day: 31,
  first_date: '2027-01-15',
  end: 'never',
  end_count: null,
  end_date: null,
  ...different,
});
const wanted = (different: Partial<WantedRecurring> = {}): WantedRecurring => ({
  ...rule(),
  name: 'Sewa ruko',
  customer: { name: 'Sari Dewi', mobile: '081234567890', email: 'sari@contoh.example' },
  items: [{ name: 'Sewa', quantity: 1, price: 5_000_000 }],
  ppn_mode: 'none',
  allow_partial_payment: false,
  due_days: 14,
  makes_drafts: false,
  is_mailed: true,
  ...different,
});

describe('the days of a rule', () => {
  it.each<[string, Partial<RecurringRule>, string[]]>([
    ['the last day of shorter months', {}, ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30']],
    [
      '29 February in a leap year',
      { day: 30, first_date: '2028-01-31' },
      ['2028-02-29', '2028-03-30', '2028-04-30', '2028-05-30'],
    ],
    ['the first date itself', { day: 15 }, ['2027-01-15', '2027-02-15', '2027-03-15', '2027-04-15']],
    [
      'the next month if the day has passed',
      { day: 14 },
      ['2027-02-14', '2027-03-14', '2027-04-14', '2027-05-14'],
    ],
    [
      'over the end of a year',
      { day: 1, first_date: '2027-11-02' },
      ['2027-12-01', '2028-01-01', '2028-02-01', '2028-03-01'],
    ],
    ['as many as it ends after', { end: 'after', end_count: 2 }, ['2027-01-31', '2027-02-28']],
    [
      'until the day on which it ends',
      { end: 'on', end_date: '2027-03-31' },
      ['2027-01-31', '2027-02-28', '2027-03-31'],
    ],
    ['not after that day', { end: 'on', end_date: '2027-03-30' }, ['2027-01-31', '2027-02-28']],
  ])('are %s', (_, different, want) => {
    const one = rule(different);

    expect(nextRuns(one, { from: firstRun(one), made: 0 }, 4)).toEqual(want);
  });

  it.each([
    ['2027-01-31T07:59:59+07:00', '2027-01-30'],
    ['2027-01-31T08:00:00+07:00', '2027-01-31'],
    ['2027-01-31T23:59:59+07:00', '2027-01-31'],
  ])('are due from 8:00: at %s that of %s', (now, day) => {
    expect(lastRunDay(new Date(now))).toBe(day);
  });

  it('count what was made before', () => {
    expect(nextRuns(rule({ end: 'after', end_count: 3 }), { from: '2027-03-01', made: 2 }, 4)).toEqual([
      '2027-03-31',
    ]);
  });

  it('come once in each month', () => {
    for (let day = 1; day <= 31; day += 1) {
      const months = nextRuns(rule({ day, first_date: '2027-01-01' }), { from: '2027-01-01', made: 0 }, 48);
      expect(new Set(months.map((date) => date.slice(0, 7))).size).toBe(48);
    }
  });
});

describe('pausing, resuming and stopping', () => {
  const codeOf = (decided: { ok: boolean; problem?: { code: string } }) => decided.problem?.code ?? 'ok';

  it.each(RECURRING_STATUSES.map((status) => [status] as const))('follow the status %s', (status) => {
    const open = status === 'active' || status === 'paused';
    expect(codeOf(decidePause(status))).toBe(status === 'active' ? 'ok' : 'DPAY_RECURRING_NOT_ACTIVE');
    expect(codeOf(decideStop(status))).toBe(open ? 'ok' : 'DPAY_RECURRING_OVER');
    const resumed = decideResume({ ...rule(), status, next_date: '2027-01-31', made: 0 }, '2027-01-31');
    expect(codeOf(resumed)).toBe(status === 'paused' ? 'ok' : 'DPAY_RECURRING_NOT_PAUSED');
  });

  it.each<[Partial<RecurringRule>, string, string]>([
    [{}, '2027-01-20', '2027-01-31'],
    [{}, '2027-03-01', '2027-03-31'],
    [{ end: 'on', end_date: '2027-02-28' }, '2027-03-01', 'DPAY_RECURRING_OVER'],
  ])('with %o on %s continues on %s', (different, today, want) => {
    const decided = decideResume(
      { ...rule(different), status: 'paused', next_date: '2027-01-31', made: 1 },
      today,
    );

    expect(decided.ok ? decided.value : decided.problem.code).toBe(want);
  });
});

describe('the form', () => {
  it.each<[Partial<WantedRecurring>, string[]]>([
    [{}, []],
    [{ day: 0 }, ['day DPAY_FIELD_TOO_SMALL']],
    [{ day: 32 }, ['day DPAY_FIELD_TOO_LARGE']],
    [{ first_date: '2027-01-13' }, ['first_date DPAY_DATE_IN_PAST']],
    [{ first_date: '2027-02-29' }, ['first_date DPAY_DATE_INVALID']],
    [{ first_date: '' }, ['first_date DPAY_REQUIRED']],
    [{ first_date: '2028-01-16' }, ['first_date DPAY_DATE_TOO_FAR']],
    [{ due_days: -1 }, ['due_days DPAY_FIELD_TOO_SMALL']],
    [{ due_days: 367 }, ['due_days DPAY_FIELD_TOO_LARGE']],
    [{ end: 'after', end_count: 0 }, ['end_count DPAY_FIELD_TOO_SMALL']],
    [{ end: 'after' }, ['end_count DPAY_FIELD_TOO_SMALL']],
    [{ end: 'after', end_count: 241 }, ['end_count DPAY_FIELD_TOO_LARGE']],
    [{ end: 'on' }, ['end_date DPAY_REQUIRED']],
    [{ end: 'on', end_date: '2027-01-30' }, ['end_date DPAY_RECURRING_END_BEFORE_FIRST']],
    [{ end: 'on', end_date: '2027-01-31' }, []],
    [{ items: [] }, ['items DPAY_FIELD_TOO_FEW']],
    [{ items: [{ name: 'x', quantity: 1, price: 9_999 }] }, ['items DPAY_AMOUNT_BELOW_MINIMUM']],
    [{ customer: { name: 'Sari', mobile: '081234567890' } }, ['customer.email DPAY_REQUIRED']],
    [{ customer: { name: 'Sari', mobile: '081234567890' }, is_mailed: false }, []],
    [{ customer: { name: 'Sari', mobile: '081234567890' }, makes_drafts: true }, []],
  ])('with %j has the problems %j', (different, want) => {
    const found = recurringFormProblems(wanted(different), '2027-01-14');

    expect(found.map(({ field, code }) => `${field} ${code}`)).toEqual(want);
  });

  it('makes invoices with the PPN of their day', () => {
    const made = invoiceOfRun(wanted({ ppn_mode: 'on_top' }), '2027-01-31');

    expect(made).toMatchObject({ start_date: '2027-01-31', due_date: '2027-02-14', total_amount: 5_550_000 });
  });
});
