import { EXPORT_SET_NAMES } from '@dasbor/domain/exports';
import type { CalendarDate } from '@dasbor/domain/kernel';
import { formatDate } from '@dasbor/domain/kernel';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import type { ExportedFile } from '../api/types.ts';

/** A newer server may have sets that these texts do not name. */
export const useSetName = (): ((set: string) => string) => {
  const t = useT('exports');
  return (set) => {
    const known = EXPORT_SET_NAMES.find((one) => one === set);
    return known ? t(`set.${known}`) : set;
  };
};

export const useDays = (): ((file: Pick<ExportedFile, 'from' | 'to'>) => string) => {
  const language = useLanguage();
  const show = (day: string) => formatDate(day as CalendarDate, language);
  return ({ from, to }) => (from === to ? show(from) : `${show(from)} – ${show(to)}`);
};

const UNITS = ['B', 'kB', 'MB', 'GB'] as const;

/** `1,4 MB`, with the reader's decimal sign. */
export const useSize = (): ((bytes: number) => string) => {
  const language = useLanguage();
  return (bytes) => {
    const step = bytes < 1000 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
    const digits = new Intl.NumberFormat(language, { maximumFractionDigits: step === 0 ? 0 : 1 });
    return `${digits.format(bytes / 1000 ** step)} ${UNITS[step]}`;
  };
};
