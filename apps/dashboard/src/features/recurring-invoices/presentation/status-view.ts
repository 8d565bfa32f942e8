import type { RecurringStatus } from '@dasbor/domain/recurring-invoices';
import type { Meanings } from '../../../shared/status/meanings.ts';

export const recurringMeanings: Meanings<RecurringStatus> = {
  active: 'active',
  paused: 'paused',
  stopped: 'stopped',
  ended: 'ended',
};
