import type { Language } from '@dasbor/domain/kernel';

/** `Rp 9,3 jt` where a bar leaves no room; the exact amount is in the table and on hover. */
export function shortRupiah(amount: number, language: Language): string {
  const unit = UNITS.find(({ from }) => amount >= from);
  if (!unit) return `Rp\u00a0${amount}`;
  const number = new Intl.NumberFormat(language === 'id' ? 'id-ID' : 'en-US', { maximumFractionDigits: 1 });
  return `Rp\u00a0${number.format(amount / unit.from)}\u00a0${unit[language]}`;
}

const UNITS = [
  { from: 1_000_000_000_000, id: 'T', en: 'tn' },
  { from: 1_000_000_000, id: 'M', en: 'bn' },
  { from: 1_000_000, id: 'jt', en: 'm' },
  { from: 1_000, id: 'rb', en: 'k' },
] as const;
