import type { ReminderStep } from '@dasbor/domain/invoice-reminders';
import { oneOrMany } from '../../../shared/i18n/one-or-many.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { whenOf } from '../forms/steps-values.ts';

/** `3 days before the due date, by email` */
export const useStepWords = () => {
  const t = useT('invoice-reminders');
  const whenWords = (days: number): string => {
    const when = whenOf(days);
    const count = Math.abs(days);
    return when === 'on' ? t('when.onDay') : t(`when.${when}Day.${oneOrMany(count)}`, { days: count });
  };
  return {
    when: whenWords,
    step: ({ days, channel }: ReminderStep): string =>
      t('step', { when: whenWords(days), channel: t(`by.${channel}`) }),
  };
};
