import { eventsOfKind, targetUrl } from '@dasbor/domain/webhooks';
import { audit } from '../../../platform/audit.ts';
import { afterwards, ok, problem } from '../../../spec/handlers.ts';
import type { Handler } from '../../../spec/handlers.ts';
import { headerList, messageOf } from '../engine/message.ts';
import { readSignersOf } from '../engine/signers.ts';
import { requireEvents } from '../event-access.ts';
import { findWebhook } from '../repository.ts';
import { sampleOf } from './samples.ts';

// Each holds a connection for up to ten seconds. More at once are never needed.
const MOST_AT_ONCE = 10;
let running = 0;

/** The receiver is called after the transaction, because it may take ten seconds. */
export const testWebhook: Handler<'testWebhook'> = async (call) => {
  const { body, params, tx, now, mode, session, deps, requestId } = call;
  const { event } = body;
  const webhook = await findWebhook(tx, params.id);
  if (!webhook) return problem('DPAY_WEBHOOK_NOT_FOUND');
  // A sample is signed like a real event, so it needs the same scopes.
  requireEvents(session, [event, ...webhook.events]);
  if (!eventsOfKind(webhook.api_kind).includes(event))
    return problem('DPAY_WEBHOOK_EVENT_UNAVAILABLE', { event });
  const signers = await readSignersOf(
    tx,
    { ...webhook, webhook_id: webhook.id, mode },
    { vault: deps.vault, now },
  );
  await audit.record(tx, call.by, { action: 'webhook.tested', target: webhook.id });

  const eventId = deps.ids.next('event', now);
  const url = targetUrl(webhook.url, webhook.api_kind, event);
  // The contract's example with a new id, because receivers ignore ids that they have seen.
  const data = sampleOf(event, webhook.api_kind);
  const envelope = { id: eventId, event, created_at: now.toISOString(), is_live: mode === 'live', data };
  const sending = { merchantId: session.merchantId, url, event, eventId, requestId, at: now };
  const message = messageOf({ ...sending, body: JSON.stringify(envelope) }, signers);
  const headers = { ...message.headers, 'webhook-sample': 'true' };
  return afterwards(async () => {
    if (running >= MOST_AT_ONCE) return problem('DPAY_WEBHOOK_SAMPLE_FAILED');
    running += 1;
    try {
      const answer = await deps.outgoing.post(url, { headers, body: message.body });
      return ok({
        data: {
          event,
          succeeded: answer.error === null,
          request: { method: 'POST', url, body: message.body },
          attempt: {
            number: 1,
            at: now.toISOString(),
            ms: answer.ms,
            url,
            request_id: requestId,
            request_headers: headerList(headers),
            status_code: answer.status,
            response_content_type: answer.contentType,
            response_body: answer.body,
            response_truncated: answer.truncated,
            error: answer.error,
          },
        },
      });
    } finally {
      running -= 1;
    }
  });
};
