import { WEBHOOK_ANSWER_BYTES, WEBHOOK_TIMEOUT_MS } from '@dasbor/domain/webhooks';
import { makeOutgoing } from '../../../platform/outgoing/post.ts';
import type { Outgoing, OutgoingRules } from '../../../platform/outgoing/post.ts';

/** Calls as the rules of webhooks want them. */
export const webhookCalls = (different: Partial<OutgoingRules> & { loopback: boolean }): Outgoing =>
  makeOutgoing({ timeoutMs: WEBHOOK_TIMEOUT_MS, answerBytes: WEBHOOK_ANSWER_BYTES, ...different });
