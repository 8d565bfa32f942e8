import { formatDate, isCalendarDate, type Language, type ProblemParams } from '@dasbor/domain/kernel';

/** The values of a refusal as people write them: `10000` becomes `10.000`, `2020-01-01` becomes `1 Jan 2020`. */
export function spokenParams(params: ProblemParams | undefined, language: Language): ProblemParams {
  const entries = Object.entries(params ?? {});
  return Object.fromEntries(entries.map(([name, value]) => [name, spoken(value, language)]));
}

function spoken(value: string | number, language: Language): string {
  if (typeof value === 'number') return new Intl.NumberFormat('id-ID').format(value);
  return isCalendarDate(value) ? formatDate(value, language) : value;
}
