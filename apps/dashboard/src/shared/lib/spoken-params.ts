import { formatDate, isCalendarDate, type Language, type ProblemParams } from '@dasbor/domain/kernel';

/** Formats the dates in error params: `2020-01-01` becomes `1 Jan 2020`. */
export const spokenParams = (params: ProblemParams | undefined, language: Language): ProblemParams => {
  const entries = Object.entries(params ?? {});
  return Object.fromEntries(entries.map(([name, value]) => [name, spoken(value, language)]));
};

const spoken = (value: string | number, language: Language): string | number =>
  typeof value === 'string' && isCalendarDate(value) ? formatDate(value, language) : value;
