import type { WordKey } from '../locales/words.ts';

const CODES = [
  'DPAY_PROMO_NOT_FOUND',
  'DPAY_PROMO_PAUSED',
  'DPAY_PROMO_NOT_STARTED',
  'DPAY_PROMO_ENDED',
  'DPAY_PROMO_METHOD_NOT_INCLUDED',
  'DPAY_PROMO_CARD_NOT_INCLUDED',
  'DPAY_PROMO_BELOW_MINIMUM',
  'DPAY_PROMO_USED_UP',
] as const;

export const isAboutPromo = (code: string): boolean => code.startsWith('DPAY_PROMO_');

/** Why a promo does not apply. */
export const promoKey = (code: string): WordKey => {
  const known = CODES.find((one) => one === code);
  return known ? `promo.${known}` : 'promo.other';
};
