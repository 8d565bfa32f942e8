import type { Decision, RequestToReview } from '../../rails/reviewer/port.ts';

export type Deciding = {
  merchantId: string;
  kind: RequestToReview['kind'];
  decision: Decision;
  now: Date;
  requestId: string;
  /** Names the operator or the reviewer in the security history. */
  device: string;
  dashboardUrl: string;
};
