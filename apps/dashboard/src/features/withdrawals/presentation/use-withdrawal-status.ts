import { useNamedStatus } from '../../../shared/status/use-named-status.ts';
import { withdrawalMeanings } from './status-view.ts';

export const useWithdrawalStatus = () => useNamedStatus(withdrawalMeanings);
