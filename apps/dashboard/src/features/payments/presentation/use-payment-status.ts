import { useNamedStatus } from '../../../shared/status/use-named-status.ts';
import { paymentMeanings, settlementMeanings } from './status-view.ts';

/** Takes a status as the domain shows it. */
export const usePaymentStatus = () => useNamedStatus(paymentMeanings);

export const useSettlementStatus = () => useNamedStatus(settlementMeanings);
