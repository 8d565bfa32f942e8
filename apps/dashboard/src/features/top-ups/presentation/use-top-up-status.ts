import { useNamedStatus } from '../../../shared/status/use-named-status.ts';
import { topUpMeanings } from './status-view.ts';

export const useTopUpStatus = () => useNamedStatus(topUpMeanings);
