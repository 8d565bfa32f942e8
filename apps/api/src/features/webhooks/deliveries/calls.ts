import { WEBHOOK_ANSWER_BYTES, WEBHOOK_TIMEOUT_MS } from '@dasbor/domain/webhooks';
import { makeOutgoing } from '../../../platform/outgoing/post.ts';
import type { Outgoing, OutgoingRules } from '../../../platform/outgoing/post.ts';

/** An outgoing client with the rules for webhooks. */
export const webhookCalls = (different: Partial<OutgoingRules> & { loopback: boolean }): Outgoing =>
  makeOutgoing({ timeoutMs: WEBHOOK_TIMEOUT_MS, answerBytes: WEBHOOK_ANSWER_BYTES, ...different });
