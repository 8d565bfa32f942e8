import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { twoDigits } from '../forms/schedule-values.ts';

/** `Setiap hari pukul 14.00 WIB`; English has the colon. */
export const useDailyWords = (): ((time: { hour: number; minute: number }) => string) => {
  const t = useT('withdrawals');
  const between = useLanguage() === 'id' ? '.' : ':';
  return ({ hour, minute }) =>
    t('schedule.daily', { time: `${twoDigits(hour)}${between}${twoDigits(minute)}` });
};
