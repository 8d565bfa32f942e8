import type { Decision, RequestToReview } from '../../rails/reviewer/port.ts';

export type Deciding = {
  merchantId: string;
  kind: RequestToReview['kind'];
  decision: Decision;
  /** Which submission was reviewed. A later one is not decided by this answer. Empty: the request does not wait, it is opened again. */
  attempt: number | null;
  now: Date;
  requestId: string;
  /** Names the operator or the reviewer in the security history. */
  device: string;
  dashboardUrl: string;
};
