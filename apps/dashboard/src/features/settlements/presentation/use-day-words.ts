import { addDays, formatDays } from '@dasbor/domain/kernel';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import type { CalendarDay, DuePayments } from '../api/types.ts';

/** Why a day has no settlement, and why payments arrive on their day. */
export const useDayWords = () => {
  const t = useT('settlements');
  const language = useLanguage();

  /** The name of a holiday, or the weekend. Null on a working day. */
  const closedOf = ({ kind, holiday }: Pick<CalendarDay, 'kind' | 'holiday'>): string | null => {
    if (holiday) return holiday[`name_${language}`];
    return kind === 'weekend' ? t('calendar.weekend') : null;
  };

  const reasonOf = ({ working_days: days, paid_from: from, paid_to: to, skipped }: DuePayments): string => {
    const rule = t('calendar.rule', { days, paid: formatDays(from, to, language) });
    if (skipped.length === 0) return rule;
    const spans = spansOf(skipped.map((day) => ({ date: day.date, word: closedOf(day) ?? day.kind })));
    const names = spans.map((span) => `${span.word} (${formatDays(span.from, span.to, language)})`);
    return `${rule} ${t('calendar.skipped', { days: names.join(', ') })}`;
  };

  return { closedOf, reasonOf };
};

type Span = { from: string; to: string; word: string };

/** Adjacent days with the same name are one span. */
const spansOf = (days: readonly { date: string; word: string }[]): Span[] => {
  const spans: Span[] = [];
  for (const { date, word } of days) {
    const last = spans.at(-1);
    if (last?.word === word && addDays(last.to, 1) === date) last.to = date;
    else spans.push({ from: date, to: date, word });
  }
  return spans;
};
