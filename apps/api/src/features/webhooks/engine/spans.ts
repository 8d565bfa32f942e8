import type { Span } from '@opentelemetry/api';
import { begin, failSpan } from '../../../platform/observe/spans.ts';
import type { Answered } from '../../../platform/outgoing/post.ts';
import type { Claimed } from './claim.ts';

/** An attempt belongs to the trace of the call that caused the event. Its address is left out: it may contain a secret of the receiver. */
export const beginSpan = (claimed: Claimed, requestId: string): Span | undefined =>
  begin({
    name: `webhook ${claimed.event}`,
    kind: 'CLIENT',
    attributes: {
      'dasbor.merchant_id': claimed.merchant_id,
      'dasbor.mode': claimed.mode,
      'dasbor.event': claimed.event,
      'dasbor.event_id': claimed.event_id,
      'dasbor.delivery_id': claimed.id,
      'dasbor.attempt': claimed.attempts + 1,
      'dasbor.request_id': requestId,
    },
    parent: claimed.traceparent,
  });

export const endSpan = (span: Span | undefined, { status, error }: Answered): void => {
  if (status !== null) span?.setAttribute('http.response.status_code', status);
  if (error !== null) failSpan(span, error);
  span?.end();
};
