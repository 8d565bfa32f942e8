import type { Deps } from '../../../deps.ts';
import type { Mode } from '../../../platform/merchant/mode.ts';
import type { RelayedEvent } from '../../../platform/work/event-hub.ts';
import type { Stream } from '../../../spec/handlers.ts';
import type { Seen, SeenCheckouts } from './seen.ts';

// Proxies close idle connections after a minute.
const BEAT_MS = 25_000;
const RETRY_MS = 3_000;

/**
 * Tells a page that its order may have changed; the page then asks for it. First it sends the tag of what the order is, read after the page
 * began to listen: a page that was drawn from something older asks at once.
 */
export const checkoutEvents = (
  { events }: Deps,
  { slug, mode, seen, known }: { slug: string; mode: Mode; seen: SeenCheckouts; known: Seen },
): Stream => ({
  kind: 'stream',
  contentType: 'text/event-stream; charset=utf-8',
  start: (writer) => {
    writer.write(`retry: ${RETRY_MS}\n\n`);
    const { merchantId, orderId } = known;
    const stopHearing = events.subscribe({ merchantId, mode }, (event) => {
      if (!isOfOrder(event, orderId)) return;
      seen.forget(slug);
      writer.write('data: changed\n\n');
    });
    seen.refresh(slug).then(
      (now) => writer.write(`data: ${now?.tag ?? 'changed'}\n\n`),
      () => writer.end(),
    );
    const beat = setInterval(() => writer.write(': beat\n\n'), BEAT_MS);
    return () => {
      clearInterval(beat);
      stopHearing();
    };
  },
});

const isOfOrder = ({ aggregate, payload }: RelayedEvent, orderId: string): boolean =>
  aggregate === orderId || payload['order_id'] === orderId;
