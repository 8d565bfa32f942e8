import type { Language } from '@dasbor/domain/kernel';

/** The two largest units of the remaining time: `1 hari 2 jam`, `23 jam 10 menit`, `45 detik`. Empty when it is over. */
export const timeLeft = (until: string, now: Date, language: Language): string => {
  let seconds = Math.ceil((Date.parse(until) - now.getTime()) / 1000);
  const parts = UNITS.map(({ unit, size }) => {
    const count = Math.max(0, Math.floor(seconds / size));
    seconds -= count * size;
    return { unit, count };
  });
  const largest = parts.findIndex(({ count }) => count > 0);
  if (largest === -1) return '';
  return parts
    .slice(largest, largest + 2)
    .filter(({ count }) => count > 0)
    .map(({ unit, count }) => write(unit, count, language))
    .join(' ');
};

const UNITS = [
  { unit: 'day', size: 86_400 },
  { unit: 'hour', size: 3600 },
  { unit: 'minute', size: 60 },
  { unit: 'second', size: 1 },
] as const;

const write = (unit: (typeof UNITS)[number]['unit'], count: number, language: Language): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
