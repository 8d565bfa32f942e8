import type { LiveEvent } from '../events/events.ts';

/** A stream of live events that a test controls. */
export type EventStream = {
  kind: 'events';
  /** Sends an event to all listeners, and keeps it for those that resume before it. Ids count up from 1. */
  push(event: Omit<LiveEvent, 'id'> & { id?: string }): void;
  /** Drops all connections like a network failure: listeners reconnect with the id of the last event they received. */
  drop(): void;
  /** Current number of listeners. */
  readonly listeners: number;
  open(lastEventId: string | null, signal: AbortSignal): Response;
};

/**
 * A scenario for `streamEvents` that a test or story can push events into.
 * @example
 * const live = eventStream();
 * const fetch = createScenarioFetch({ streamEvents: live });
 * live.push({ topic: 'payment.updated', subject_id: 'pay_…', status: 'completed', at: '2026-11-20T03:40:11Z' });
 */
export const eventStream = (): EventStream => {
  const sent: { id: string; text: string }[] = [];
  const open = new Set<ReadableStreamDefaultController<Uint8Array>>();
  const bytes = new TextEncoder();

  return {
    kind: 'events',
    get listeners() {
      return open.size;
    },
    push({ id = String(sent.length + 1), ...event }) {
      const text = `id: ${id}\nevent: ${event.topic}\ndata: ${JSON.stringify(event)}\n\n`;
      sent.push({ id, text });
      for (const listener of open) listener.enqueue(bytes.encode(text));
    },
    drop() {
      for (const listener of open) listener.error(new TypeError('network error'));
      open.clear();
    },
    open(lastEventId, signal) {
      const seen = sent.findIndex(({ id }) => id === lastEventId);
      let own: ReadableStreamDefaultController<Uint8Array>;
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          own = controller;
          open.add(controller);
          controller.enqueue(bytes.encode(': open\n\n'));
          if (lastEventId !== null) {
            for (const { text } of sent.slice(seen + 1)) controller.enqueue(bytes.encode(text));
          }
          signal.addEventListener('abort', () => open.delete(controller) && controller.error(signal.reason));
        },
        cancel: () => void open.delete(own),
      });
      return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
    },
  };
};
