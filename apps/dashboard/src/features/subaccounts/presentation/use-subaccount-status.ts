import type { SubaccountStatus } from '@dasbor/domain/subaccounts';
import type { Meanings } from '../../../shared/status/meanings.ts';
import { useNamedStatus } from '../../../shared/status/use-named-status.ts';

// "Live" is a mode; a subaccount that is live is active.
export const subaccountMeanings: Meanings<SubaccountStatus> = { created: 'inactive', live: 'active' };

export const useSubaccountStatus = () => useNamedStatus(subaccountMeanings);
