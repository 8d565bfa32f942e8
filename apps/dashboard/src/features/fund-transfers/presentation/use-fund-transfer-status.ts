import { useNamedStatus } from '../../../shared/status/use-named-status.ts';
import { fundTransferMeanings } from './status-view.ts';

export const useFundTransferStatus = () => useNamedStatus(fundTransferMeanings);
