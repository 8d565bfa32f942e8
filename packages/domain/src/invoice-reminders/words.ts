import {
  type CalendarDate,
  daysBetween,
  formatDate,
  formatRupiah,
  type Language,
  type Rupiah,
} from '../kernel/index.ts';

export type ReminderWords = {
  readonly company: string;
  readonly customer: string;
  readonly number: string;
  readonly amount: Rupiah;
  readonly dueDate: CalendarDate;
  readonly today: CalendarDate;
  readonly url: string;
};

type Facts = { days: number; due: string };

/** By the day on which it is read, not by the step: a reminder may be a day late. */
const WHEN: Readonly<Record<Language, (facts: Facts) => string>> = {
  id: ({ days, due }) => {
    if (days === 0) return `jatuh tempo hari ini (${due})`;
    return days > 0
      ? `sudah lewat jatuh tempo ${days} hari (${due})`
      : `jatuh tempo ${-days} hari lagi (${due})`;
  },
  en: ({ days, due }) => {
    if (days === 0) return `is due today (${due})`;
    return days > 0 ? `was due ${inDays(days)} ago (${due})` : `is due in ${inDays(-days)} (${due})`;
  },
};

const inDays = (days: number): string => (days === 1 ? '1 day' : `${days} days`);

const TEXTS: Readonly<Record<Language, (words: ReminderWords & { sum: string; when: string }) => string>> = {
  id: ({ company, customer, number, sum, when, url }) =>
    `Halo ${customer}, invoice ${number} dari ${company} sebesar ${sum} ${when}. Silakan lihat dan bayar di sini:\n${url}\n\nAbaikan pesan ini jika Anda sudah membayar.`,
  en: ({ company, customer, number, sum, when, url }) =>
    `Hello ${customer}, invoice ${number} from ${company} of ${sum} ${when}. Read and pay it here:\n${url}\n\nIf you have already paid, please ignore this message.`,
};

/** What a customer reads in a mail or by WhatsApp. */
export const reminderText = (words: ReminderWords, language: Language): string => {
  const { dueDate, today, amount } = words;
  const facts = { days: daysBetween(dueDate, today), due: formatDate(dueDate, language) };
  return TEXTS[language]({ ...words, sum: formatRupiah(amount, language), when: WHEN[language](facts) });
};
