import type { Answered } from '../../../platform/outgoing/post.ts';
import type { Claimed } from './claim.ts';

/** One finished attempt. */
export type Attempt = {
  claimed: Claimed;
  claim: string;
  at: Date;
  requestId: string;
  url: string;
  headers: readonly { name: string; value: string }[];
  answer: Answered;
};
