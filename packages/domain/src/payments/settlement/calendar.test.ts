import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays, rupiah } from '../../kernel/index.ts';
import {
  CALENDAR_DAYS,
  type DuePayments,
  INDONESIAN_HOLIDAYS,
  PAYMENT_METHODS,
  settlementCalendar,
  settlementDueDate,
} from '../index.ts';
import { yearsWithoutHolidays } from './holidays.ts';

const calendarOf = (today: string, due: readonly DuePayments[] = []) =>
  settlementCalendar(due, { today, holidays: INDONESIAN_HOLIDAYS });

/** Payments of one day, due by the rule of their method. */
const paidOn = (date: string, more: Partial<DuePayments> = {}): DuePayments => {
  const method = more.method ?? 'va';
  return {
    dueDate: settlementDueDate(method, `${date}T05:00:00Z`, INDONESIAN_HOLIDAYS),
    method,
    channel: 'BCA',
    paidFrom: date,
    paidTo: date,
    count: 2,
    paid: rupiah(200_000),
    mdrFee: rupiah(8_000),
    ppn: rupiah(880),
    refunds: rupiah(0),
    ...more,
  };
};
const arrivalsOf = ({ days }: ReturnType<typeof calendarOf>) =>
  days.flatMap(({ date, payments }) => payments.map(({ channel }) => [date, channel]));
const skippedBy = (today: string, due: DuePayments) => {
  const [payments] = calendarOf(today, [due]).days.flatMap((day) => day.payments);
  return payments?.skipped.map(({ date, holiday }) => [date, holiday?.name.id ?? 'akhir pekan']);
};

describe('the days', () => {
  it('are today and the 29 days after it', () => {
    const { days } = calendarOf('2026-11-20');

    expect(days).toHaveLength(CALENDAR_DAYS);
    expect([days[0]?.date, days.at(-1)?.date]).toEqual(['2026-11-20', '2026-12-19']);
  });

  it.each([
    ['a working day', '2026-11-20', 'working', null],
    ['a Saturday', '2026-11-21', 'weekend', null],
    ['a Sunday', '2026-11-22', 'weekend', null],
    ['a national holiday', '2026-12-25', 'holiday', 'Kelahiran Yesus Kristus (Natal)'],
    ['collective leave', '2026-12-24', 'holiday', 'Cuti bersama Kelahiran Yesus Kristus (Natal)'],
    ['a holiday on a Saturday', '2026-03-21', 'holiday', 'Idulfitri'],
  ])('say that %s is one', (_, date, kind, name) => {
    const [day] = calendarOf(date).days;

    expect([day?.kind, day?.holiday?.name.id ?? null]).toEqual([kind, name]);
  });

  it('name holidays in both languages', () => {
    const { holiday } = calendarOf('2027-03-09').days[0] ?? {};

    expect(holiday).toEqual({
      name: { id: 'Cuti bersama Idulfitri', en: 'Eid al-Fitr (collective leave)' },
      isLeave: true,
    });
  });
});

describe('payments', () => {
  it('arrive on their due day, with fees and refunds deducted', () => {
    const { days } = calendarOf('2026-11-20', [paidOn('2026-11-19', { refunds: rupiah(50_000) })]);

    expect(days[0]?.payments).toMatchObject([{ net: 141_120, workingDays: 1, skipped: [] }]);
    expect(days.slice(1).flatMap((day) => day.payments)).toEqual([]);
  });

  it('of one day are listed by channel', () => {
    const due = [paidOn('2026-11-20'), paidOn('2026-11-19', { channel: 'BNI' })];

    expect(arrivalsOf(calendarOf('2026-11-20', due))).toEqual([
      ['2026-11-20', 'BNI'],
      ['2026-11-23', 'BCA'],
    ]);
  });

  it('say which weekend they wait for', () => {
    expect(skippedBy('2026-11-20', paidOn('2026-11-20'))).toEqual([
      ['2026-11-21', 'akhir pekan'],
      ['2026-11-22', 'akhir pekan'],
    ]);
  });

  it('count from the first payment if several days arrive together', () => {
    const due = paidOn('2026-11-22', { paidFrom: '2026-11-20' });

    expect(skippedBy('2026-11-20', due)).toHaveLength(2);
    expect(skippedBy('2026-11-22', paidOn('2026-11-22'))).toEqual([]);
  });

  it('that cost more than they bring do not arrive by themselves', () => {
    const little = { paid: rupiah(3_000), mdrFee: rupiah(4_000), ppn: rupiah(440) };
    const due = [paidOn('2026-11-19', little), paidOn('2026-11-19', { method: 'qris', channel: 'QRIS' })];

    const [day] = calendarOf('2026-11-20', due).days;

    expect(day?.payments.map(({ exceedsPayments }) => exceedsPayments)).toEqual([true, false]);
    expect(day?.arriving).toEqual({
      count: 2,
      paid: 200_000,
      mdrFee: 8_000,
      ppn: 880,
      refunds: 0,
      net: 191_120,
    });
  });

  it.each([
    [
      'Idulfitri 2026',
      '2026-03-17',
      'va',
      '2026-03-25',
      [
        ['2026-03-18', 'Cuti bersama Hari Suci Nyepi'],
        ['2026-03-19', 'Hari Suci Nyepi'],
        ['2026-03-20', 'Cuti bersama Idulfitri'],
        ['2026-03-21', 'Idulfitri'],
        ['2026-03-22', 'Idulfitri'],
        ['2026-03-23', 'Cuti bersama Idulfitri'],
        ['2026-03-24', 'Cuti bersama Idulfitri'],
      ],
    ],
    [
      'Idulfitri 2027',
      '2027-03-05',
      'qris',
      '2027-03-16',
      [
        ['2027-03-06', 'akhir pekan'],
        ['2027-03-07', 'akhir pekan'],
        ['2027-03-08', 'Hari Suci Nyepi'],
        ['2027-03-09', 'Cuti bersama Idulfitri'],
        ['2027-03-10', 'Idulfitri'],
        ['2027-03-11', 'Idulfitri'],
        ['2027-03-12', 'Cuti bersama Idulfitri'],
        ['2027-03-13', 'akhir pekan'],
        ['2027-03-14', 'akhir pekan'],
        ['2027-03-15', 'Cuti bersama Idulfitri'],
      ],
    ],
    [
      'Iduladha and Waisak 2027',
      '2027-05-14',
      'va',
      '2027-05-21',
      [
        ['2027-05-15', 'akhir pekan'],
        ['2027-05-16', 'akhir pekan'],
        ['2027-05-17', 'Iduladha'],
        ['2027-05-18', 'Cuti bersama Iduladha'],
        ['2027-05-19', 'Cuti bersama Hari Raya Waisak'],
        ['2027-05-20', 'Hari Raya Waisak'],
      ],
    ],
  ] as const)('say which days of %s they wait for', (_, date, method, arrives, skipped) => {
    const due = paidOn(date, { method });

    expect(due.dueDate).toBe(arrives);
    expect(skippedBy(date, due)).toEqual(skipped);
  });

  it('by card into Idulfitri 2026 wait for a week of holidays and two weekends', () => {
    const due = paidOn('2026-03-13', { method: 'card', channel: 'CARD' });

    expect(arrivalsOf(calendarOf('2026-03-13', [due]))).toEqual([['2026-03-27', 'CARD']]);
    expect(skippedBy('2026-03-13', due)).toHaveLength(9);
  });

  test('of every method arrive as many working days later as they say', () => {
    const today = fc.integer({ min: 0, max: 1_000 }).map((days) => addDays('2025-02-01', days));

    fc.assert(
      fc.property(today, fc.constantFrom(...PAYMENT_METHODS), (date, method) => {
        const due = paidOn(date, { method });
        const [payments] = calendarOf(date, [due]).days.flatMap((day) => day.payments);
        const passed = (Date.parse(due.dueDate) - Date.parse(date)) / 86_400_000;

        expect(passed - (payments?.skipped.length ?? 0)).toBe(payments?.workingDays);
      }),
    );
  });
});

describe('late payments', () => {
  it('are due before today; those due today are not late', () => {
    const { late, days } = calendarOf('2026-11-20', [paidOn('2026-11-18'), paidOn('2026-11-19')]);

    expect(late.map(({ dueDate }) => dueDate)).toEqual(['2026-11-19']);
    expect(days[0]?.payments).toHaveLength(1);
  });

  it('are listed oldest first', () => {
    const due = ['2026-11-17', '2026-11-12', '2026-11-16'].map((date) => paidOn(date));

    expect(calendarOf('2026-11-20', due).late.map(({ dueDate }) => dueDate)).toEqual([
      '2026-11-13',
      '2026-11-17',
      '2026-11-18',
    ]);
  });

  it('say if the fees of their method and day exceed the payments', () => {
    const little = { paid: rupiah(3_000), mdrFee: rupiah(4_000), ppn: rupiah(440) };
    const due = [
      paidOn('2026-11-17', little),
      paidOn('2026-11-17', { method: 'qris', channel: 'QRIS' }),
      // Another channel of the method covers it.
      paidOn('2026-11-16', little),
      paidOn('2026-11-16', { channel: 'BNI' }),
    ];

    expect(calendarOf('2026-11-20', due).late.map((one) => [one.channel, one.exceedsPayments])).toEqual([
      ['BCA', false],
      ['BNI', false],
      ['BCA', true],
      ['QRIS', false],
    ]);
  });
});

describe('years without a decree', () => {
  it.each([
    ['none', '2027-11-01', []],
    ['one day into it', '2027-12-03', [2028]],
    ['within it', '2028-06-01', [2028]],
    ['over the turn of the year after it', '2028-12-20', [2028, 2029]],
  ])('%s: from %s', (_, today, want) => {
    expect(calendarOf(today).yearsWithoutHolidays).toEqual(want);
  });

  it('are not named a day earlier', () => {
    expect(calendarOf('2027-12-02').yearsWithoutHolidays).toEqual([]);
  });

  it('count from the first payment', () => {
    expect(yearsWithoutHolidays({ from: '2024-12-31', to: '2025-01-02' }, INDONESIAN_HOLIDAYS)).toEqual([
      2024,
    ]);
  });
});
