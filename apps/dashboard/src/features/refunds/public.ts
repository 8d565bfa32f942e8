/** The parts of refunds that other features use. */
export { refundMeanings, shownRefundStatus } from './presentation/status-view.ts';
