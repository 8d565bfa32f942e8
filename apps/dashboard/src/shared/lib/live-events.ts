import type { LiveEvent } from '@dasbor/sdk';
import { useEffect, useEffectEvent } from 'react';
import { type Connection, useConnection } from './client.tsx';
import { useSessionKeeper } from './session-keeper.tsx';

export type { LiveEvent } from '@dasbor/sdk';

/**
 * Status changes of the current mode as they happen; one connection serves every subscriber of the page.
 *
 *     useLiveEvents(['payment.updated'], (event) => mutate(paymentKeys.detail(event.subject_id)));
 */
export function useLiveEvents(topics: readonly string[], handler: (event: LiveEvent) => void): void {
  const connection = useConnection();
  const { isOver } = useSessionKeeper();
  const onEvent = useEffectEvent(handler);
  const wanted = topics.join(' ');

  useEffect(
    () =>
      channelOf(connection, isOver).subscribe((event) => {
        if (wanted.split(' ').includes(event.topic)) onEvent(event);
      }),
    [connection, isOver, wanted],
  );
}

type Listener = (event: LiveEvent) => void;

interface Channel {
  isOver: () => boolean;
  subscribe: (listener: Listener) => () => void;
}

const channels = new WeakMap<Connection, Channel>();

/** A stream ends with the sign-in that it began in: whoever signs in next begins one of their own, after no event of another. */
function channelOf(connection: Connection, isOver: () => boolean): Channel {
  const known = channels.get(connection);
  if (known && !known.isOver()) return known;
  const channel = createChannel(connection, isOver);
  channels.set(connection, channel);
  return channel;
}

/** Open while somebody listens and the tab is looked at; a hidden tab costs the server nothing and resumes where it was. */
function createChannel(api: Connection, isOver: () => boolean): Channel {
  const listeners = new Set<Listener>();
  let connection: AbortController | undefined;
  let lastEventId: string | undefined;

  async function listen(signal: AbortSignal) {
    try {
      const { openStream } = await import('./event-stream.ts');
      const events = openStream(api, { signal, ...(lastEventId ? { lastEventId } : {}) });
      for await (const event of events) {
        lastEventId = event.id || lastEventId;
        for (const listener of listeners) listener(event);
      }
    } catch {
      // Signed out, or no access: the session's own handling says so. Lists still revalidate on focus.
    }
  }

  function adjust() {
    const wanted = listeners.size > 0 && document.visibilityState === 'visible';
    if (wanted && !connection) {
      connection = new AbortController();
      void listen(connection.signal);
    }
    if (!wanted && connection) {
      connection.abort();
      connection = undefined;
    }
  }

  return {
    isOver,
    subscribe: (listener) => {
      if (listeners.size === 0) document.addEventListener('visibilitychange', adjust);
      listeners.add(listener);
      adjust();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) document.removeEventListener('visibilitychange', adjust);
        adjust();
      };
    },
  };
}
