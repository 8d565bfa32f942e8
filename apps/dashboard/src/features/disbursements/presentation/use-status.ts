import { useNamedStatus } from '../../../shared/status/use-named-status.ts';
import { batchMeanings, itemMeanings } from './status-view.ts';

export const useBatchStatus = () => useNamedStatus(batchMeanings);

/** Of a payout, and of each of its transfers. */
export const useItemStatus = () => useNamedStatus(itemMeanings);
