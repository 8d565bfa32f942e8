import type { PromoStatus } from '@dasbor/domain/promos';
import type { Meanings } from '../../../shared/status/meanings.ts';

export const promoMeanings: Meanings<PromoStatus> = {
  inactive: 'inactive',
  active: 'active',
  paused: 'paused',
  expired: 'expired',
};

export const promoUseMeanings: Meanings<'reserved' | 'used' | 'released'> = {
  reserved: 'waiting_payment',
  used: 'paid',
  released: 'cancelled',
};
