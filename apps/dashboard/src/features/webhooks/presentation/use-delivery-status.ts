import { useNamedStatus } from '../../../shared/status/use-named-status.ts';
import { deliveryMeanings, replayMeanings } from './status-view.ts';

export const useDeliveryStatus = () => useNamedStatus(deliveryMeanings);

export const useReplayStatus = () => useNamedStatus(replayMeanings);
