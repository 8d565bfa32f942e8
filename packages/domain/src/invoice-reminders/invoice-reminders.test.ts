import { describe, expect, it } from 'vitest';
import { rupiah } from '../kernel/index.ts';
import {
  dueReminders,
  nextReminders,
  type ReminderFacts,
  reminderHold,
  type ReminderStep,
  reminderStepsProblems,
  reminderText,
  STANDARD_STEPS,
} from './index.ts';

const at = (text: string) => new Date(`${text}+07:00`);
const mail = (days: number): ReminderStep => ({ days, channel: 'email' });
const chat = (days: number): ReminderStep => ({ days, channel: 'whatsapp' });

/** Due on 30 November, with reminders 3 days before, on the day, and 3 and 7 days after. */
const facts = (different: Partial<ReminderFacts> = {}): ReminderFacts => ({
  isIssued: true,
  isPaid: false,
  hasOpenPayment: false,
  isPaused: false,
  hasEmail: true,
  isUnsubscribed: false,
  dueDate: '2026-11-30',
  steps: STANDARD_STEPS,
  since: '2026-11-01',
  isIssuedAfterSchedule: true,
  done: [],
  ...different,
});
const daysOf = (steps: readonly ReminderStep[]) => steps.map(({ days }) => days);

describe('reminders that are due', () => {
  it.each<[string, Partial<ReminderFacts>, string, number[]]>([
    ['before the first step, none', {}, '2026-11-26T23:59:59', []],
    ['at night on the day of a step, none', {}, '2026-11-27T07:59:59', []],
    ['from 8:00 on that day', {}, '2026-11-27T08:00:00', [-3]],
    ['until 20:00', {}, '2026-11-27T19:59:59', [-3]],
    ['not at 20:00', {}, '2026-11-27T20:00:00', []],
    ['at 8:00 of the next morning, if the day was missed', {}, '2026-11-28T08:00:00', [-3]],
    ['none again on the same day', { done: [mail(-3)] }, '2026-11-27T09:00:00', []],
    ['the next step on its day', { done: [mail(-3)] }, '2026-11-30T08:00:00', [0]],
    ['only the newest for an invoice that was issued late', {}, '2026-12-20T10:00:00', [7]],
    ['no older one after a newer one', { done: [mail(3)] }, '2026-11-30T10:00:00', []],
    [
      'no older one after a newer one that is not in the schedule any more',
      { done: [chat(9)] },
      '2026-12-20T10:00:00',
      [],
    ],
    [
      'none from before the schedule was saved',
      { isIssuedAfterSchedule: false, since: '2026-12-08' },
      '2026-12-10T10:00:00',
      [],
    ],
    [
      'one of the day on which the schedule was saved',
      { isIssuedAfterSchedule: false, since: '2026-12-07' },
      '2026-12-07T10:00:00',
      [7],
    ],
    [
      'an old step of an invoice issued after the schedule',
      { since: '2026-12-08' },
      '2026-12-10T10:00:00',
      [7],
    ],
    ['none without an email address', { hasEmail: false }, '2026-11-30T10:00:00', []],
    ['none after the customer unsubscribed', { isUnsubscribed: true }, '2026-11-30T10:00:00', []],
    [
      'by WhatsApp also without an email address',
      { hasEmail: false, steps: [mail(0), chat(-1)] },
      '2026-11-30T10:00:00',
      [-1],
    ],
    ['both channels of one day', { steps: [mail(0), chat(0)] }, '2026-11-30T10:00:00', [0, 0]],
    [
      'the other channel after one was sent',
      { steps: [mail(0), chat(0)], done: [mail(0)] },
      '2026-11-30T10:00:00',
      [0],
    ],
  ])('%s', (_, different, now, want) => {
    expect(daysOf(dueReminders(facts(different), at(now)))).toEqual(want);
  });

  it.each<[Partial<ReminderFacts>, string]>([
    [{ isIssued: false }, 'draft'],
    [{ isPaid: true }, 'paid'],
    [{ hasOpenPayment: true }, 'paying'],
    [{ isPaused: true }, 'paused'],
    [{ steps: [] }, 'off'],
    [{ isPaid: true, isPaused: true }, 'paid'],
  ])('are none for %o', (different, hold) => {
    const now = at('2026-11-30T10:00:00');

    expect(reminderHold(facts(different))).toBe(hold);
    expect(dueReminders(facts(different), now)).toEqual([]);
    expect(nextReminders(facts(different), now)).toBeUndefined();
  });

  it('are at most one per day and channel over all hours of two months', () => {
    const done: ReminderStep[] = [];
    const start = at('2026-11-01T00:30:00').getTime();
    for (let hour = 0; hour < 24 * 60; hour += 1) {
      const now = new Date(start + hour * 3_600_000);
      const due = dueReminders(facts({ done }), now);
      expect(due.length).toBeLessThanOrEqual(1);
      if (due.length > 0) expect([1, 13]).toContain(now.getUTCHours());
      done.push(...due);
    }
    expect(daysOf(done)).toEqual([-3, 0, 3, 7]);
  });
});

describe('the next reminder', () => {
  it.each<[string, Partial<ReminderFacts>, string, string | undefined, number[]]>([
    ['is the first step', {}, '2026-11-20T10:00:00', '2026-11-27T08:00:00', [-3]],
    ['is now, if one is due', {}, '2026-11-27T10:00:00', '2026-11-27T10:00:00', [-3]],
    ['waits for the morning', {}, '2026-11-27T21:00:00', '2026-11-28T08:00:00', [-3]],
    ['is due this morning', {}, '2026-11-27T03:00:00', '2026-11-27T08:00:00', [-3]],
    ['is the newer one of the morning', {}, '2026-11-29T21:00:00', '2026-11-30T08:00:00', [0]],
    [
      'follows the one that was sent',
      { done: [mail(-3)] },
      '2026-11-27T10:00:00',
      '2026-11-30T08:00:00',
      [0],
    ],
    ['does not exist after the last', { done: [mail(7)] }, '2026-12-07T10:00:00', undefined, []],
  ])('%s', (_, different, now, time, days) => {
    const next = nextReminders(facts(different), at(now));

    expect(next?.at).toEqual(time && at(time));
    expect(daysOf(next?.steps ?? [])).toEqual(days);
  });
});

describe('a schedule', () => {
  it.each<[ReminderStep[], string[]]>([
    [[...STANDARD_STEPS], []],
    [[mail(0), chat(0)], []],
    [[], ['steps DPAY_FIELD_TOO_FEW']],
    [Array.from({ length: 9 }, (_, index) => mail(index)), ['steps DPAY_FIELD_TOO_MANY']],
    [[mail(-30), mail(90)], []],
    [
      [mail(-31), mail(91)],
      ['steps.0.days DPAY_FIELD_TOO_SMALL', 'steps.1.days DPAY_FIELD_TOO_LARGE'],
    ],
    [[mail(NaN)], ['steps.0.days DPAY_FIELD_TOO_SMALL']],
    [[mail(3), mail(0), mail(3)], ['steps.2.days DPAY_REMINDER_REPEATED']],
  ])('%j has the problems %j', (steps, want) => {
    expect(reminderStepsProblems(steps).map(({ field, code }) => `${field} ${code}`)).toEqual(want);
  });
});

describe('the words', () => {
  const words = (today: string) => ({
    company: 'PT Kopi',
    customer: 'Sari',
    number: 'INV/1',
    amount: rupiah(500_000),
    dueDate: '2026-11-30',
    today,
    url: 'https://pay.example/pay/abc',
  });

  it.each([
    ['2026-11-27', 'jatuh tempo 3 hari lagi', 'is due in 3 days'],
    ['2026-11-29', 'jatuh tempo 1 hari lagi', 'is due in 1 day '],
    ['2026-11-30', 'jatuh tempo hari ini', 'is due today'],
    ['2026-12-01', 'sudah lewat jatuh tempo 1 hari', 'was due 1 day ago'],
    ['2026-12-07', 'sudah lewat jatuh tempo 7 hari', 'was due 7 days ago'],
  ])('on %s say when it is due', (today, indonesian, english) => {
    expect(reminderText(words(today), 'id')).toContain(indonesian);
    expect(reminderText(words(today), 'en')).toContain(english);
    expect(reminderText(words(today), 'en')).toContain('https://pay.example/pay/abc');
  });
});
