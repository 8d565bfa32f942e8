import { formatCount, formatRupiah } from '@dasbor/domain/kernel';
import type { Rupiah } from '@dasbor/domain/kernel';
import { MOST_IN_POST } from '@dasbor/domain/notifications';
import { oneLine } from '../../../platform/mail/one-line.ts';
import type { MailText } from '../../../platform/mail/people.ts';
import type { Language } from '../../../platform/problems.ts';
import { EVENT_WORDS } from './event-words.ts';
import type { Waiting } from './repository.ts';

/** One notification is the subject itself; many are counted and listed. */
export const postWords = (all: readonly Waiting[], language: Language, dashboardUrl: string): MailText => {
  const words = WORDS[language];
  const lines = all.map((one) => lineOf(one, language));
  const [first = ''] = lines;
  const left = lines.length - MOST_IN_POST;
  const body = [
    lines
      .slice(0, MOST_IN_POST)
      .map((line) => (lines.length === 1 ? `${line}.` : `• ${line}`))
      .join('\n'),
    ...(left > 0 ? [words.more(formatCount(left, language))] : []),
    `${words.open}\n${dashboardUrl}/#/notifications`,
    `${words.change}\n${dashboardUrl}/#/settings/notifications`,
  ];
  return {
    subject: lines.length === 1 ? first : words.subject(formatCount(lines.length, language)),
    body: body.join('\n\n'),
  };
};

const lineOf = ({ event, name, amount, count }: Waiting, language: Language): string => {
  const details = [
    ...(name === null ? [] : [oneLine(name)]),
    ...(amount === null ? [] : [formatRupiah(Number(amount) as Rupiah, language)]),
    ...(count === null
      ? []
      : [EVENT_WORDS[language][event].counted?.(formatCount(count, language), count === 1) ?? '']),
  ].filter(Boolean);
  const { title } = EVENT_WORDS[language][event];
  return details.length === 0 ? title : `${title}: ${details.join(', ')}`;
};

type Words = { subject: (n: string) => string; more: (n: string) => string; open: string; change: string };

const WORDS: Readonly<Record<Language, Words>> = {
  id: {
    subject: (n) => `${n} notifikasi`,
    more: (n) => `dan ${n} lainnya.`,
    open: 'Lihat semua notifikasi:',
    change: 'Atur notifikasi:',
  },
  en: {
    subject: (n) => `${n} notifications`,
    more: (n) => `and ${n} more.`,
    open: 'See all notifications:',
    change: 'Change what you are told:',
  },
};
