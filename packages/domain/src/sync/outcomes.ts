/** Product spec §4: the possible results of a status sync. */
export const SYNC_OUTCOMES = [
  'webhook_resent',
  'status_changed',
  'still_processing',
  'order_expired',
  'already_expired',
  'no_payment_yet',
  'validating',
  'unreachable',
] as const;

export type SyncOutcome = (typeof SYNC_OUTCOMES)[number];

export type SyncTone = 'success' | 'info' | 'warning' | 'error';

const TONES: Readonly<Record<SyncOutcome, SyncTone>> = {
  webhook_resent: 'success',
  status_changed: 'success',
  still_processing: 'warning', // the person is told to contact support
  order_expired: 'success', // product spec §4: shown as success
  already_expired: 'info',
  no_payment_yet: 'info',
  validating: 'info',
  unreachable: 'error',
};

export const syncTone = (outcome: SyncOutcome): SyncTone => TONES[outcome];
