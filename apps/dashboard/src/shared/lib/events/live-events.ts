import type { LiveEvent } from '@dasbor/sdk';
import { useEffect, useEffectEvent } from 'react';
import { type Connection, useConnection } from '../client.tsx';
import { useMode } from '../../state/session.ts';
import { useSessionKeeper } from '../session/session-keeper.tsx';

export type { LiveEvent } from '@dasbor/sdk';

/**
 * Live status changes of the current mode. One connection serves all windows of the browser.
 *
 *     useLiveEvents(['payment.updated'], (event) => mutate(paymentKeys.detail(event.subject_id)));
 */
export const useLiveEvents = (topics: readonly string[], handler: (event: LiveEvent) => void): void => {
  const connection = useConnection();
  const { isOver, signIn } = useSessionKeeper();
  const name = `dasbor.events ${useMode()} ${signIn?.signedInAt}`;
  const onEvent = useEffectEvent(handler);
  const wanted = topics.join(' ');

  useEffect(
    () =>
      channelOf(connection, { name, isOver }).subscribe((event) => {
        if (wanted.split(' ').includes(event.topic)) onEvent(event);
      }),
    [connection, name, isOver, wanted],
  );
};

type Listener = (event: LiveEvent) => void;

type SignInOfChannel = {
  /** The same in every window. */
  name: string;
  isOver: () => boolean;
};

type Channel = {
  isOver: () => boolean;
  subscribe: (listener: Listener) => () => void;
};

const channels = new WeakMap<Connection, Channel>();

/** A stream belongs to one sign-in. The next user starts a new one at their own position. */
const channelOf = (connection: Connection, signIn: SignInOfChannel): Channel => {
  const known = channels.get(connection);
  if (known && !known.isOver()) return known;
  const channel = createChannel(connection, signIn);
  channels.set(connection, channel);
  return channel;
};

/** Open while there are listeners. */
const createChannel = (connection: Connection, { name, isOver }: SignInOfChannel): Channel => {
  const listeners = new Set<Listener>();
  const place = {};
  let leave: AbortController | undefined;

  const tell = (event: LiveEvent) => {
    for (const listener of listeners) listener(event);
  };

  const adjust = () => {
    if (listeners.size > 0 && !leave) {
      leave = new AbortController();
      const { signal } = leave;
      // Without the stream, lists still revalidate on focus.
      import('./event-stream.ts').then(
        ({ joinStream }) => joinStream({ connection, name, place, tell, signal }),
        () => undefined,
      );
    }
    if (listeners.size === 0) {
      leave?.abort();
      leave = undefined;
    }
  };

  return {
    isOver,
    subscribe: (listener) => {
      listeners.add(listener);
      adjust();
      return () => {
        listeners.delete(listener);
        adjust();
      };
    },
  };
};
