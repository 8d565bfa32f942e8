import { jakartaDate } from '@dasbor/domain/kernel';
import { useT } from '../../../shared/i18n/use-t.ts';

/** Says that the comparison is cut at the same time of day, if the range ends today. */
export const useSameTime = ({ to, fresh_at: freshAt }: { to: string; fresh_at: string }): string => {
  const t = useT('analytics');
  return jakartaDate(freshAt) === to ? t('compare.sameTime') : '';
};
