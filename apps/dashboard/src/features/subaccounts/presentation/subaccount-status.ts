import type { SubaccountStatus } from '@dasbor/domain/subaccounts';
import type { Meanings } from '../../../shared/status/meanings.ts';

// "Live" is a mode; a subaccount that is live is active.
export const subaccountMeanings: Meanings<SubaccountStatus> = { created: 'inactive', live: 'active' };
