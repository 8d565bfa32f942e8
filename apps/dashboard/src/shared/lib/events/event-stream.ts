import { type LiveEvent, streamEvents } from '@dasbor/sdk';
import { events } from '@dasbor/sdk/resources';
import type { Connection } from '../client.tsx';

export type Place = {
  lastEventId?: string | undefined;
};

type Stream = {
  connection: Connection;
  /** The same in all windows of one sign-in and mode. */
  name: string;
  /** This window's position in the merchant's events. It outlives the stream. */
  place: Place;
  tell: (event: LiveEvent) => void;
  signal: AbortSignal;
};

type Message = { event: LiveEvent } | { place: Place } | { asks: 'place' };

/**
 * Delivers every event to this window until `signal` aborts. Only one window of the browser reads the stream, because HTTP/1.1
 * allows six connections per host. It forwards events to the others, and its successor resumes after the last event. A hidden window
 * does not read. When visible again, it receives the latest missed event of each record.
 */
export const joinStream = ({ connection, name, place, tell, signal }: Stream): void => {
  if (signal.aborted) return;
  const windows = new BroadcastChannel(name);
  const say: (message: Message) => void = windows.postMessage.bind(windows);
  const missed = new Map<string, LiveEvent>();
  let reading: AbortController | undefined;
  let isLeft = !document.hasFocus();

  const hear = (event: LiveEvent) => {
    place.lastEventId = event.id || place.lastEventId;
    if (document.visibilityState === 'visible') tell(event);
    else missed.set(`${event.topic} ${event.subject_id}`, event);
  };

  const read = async (until: AbortSignal) => {
    const { lastEventId } = place;
    const options = { signal: until, ...(lastEventId ? { lastEventId } : {}) };
    for await (const event of streamEvents(connection.with(events), options)) {
      hear(event);
      say({ event });
    }
  };

  const adjust = () => {
    const isSeen = document.visibilityState === 'visible';
    if (isSeen) missed.forEach(tell);
    if (isSeen) missed.clear();
    // Without locks (plain HTTP from another computer) windows cannot take turns, so the focused one reads.
    const reads = isSeen && !(isLeft && !navigator.locks);
    if (reads && !reading) {
      reading = new AbortController();
      const { signal: until } = reading;
      // Signed out, or no access: the session handling reports it. Lists still revalidate on focus.
      inTurn(name, until, () => read(until)).catch(() => undefined);
    }
    if (!reads) stop();
  };

  const stop = () => {
    reading?.abort();
    reading = undefined;
  };

  windows.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if ('event' in data) hear(data.event);
    else if ('place' in data) place.lastEventId ??= data.place.lastEventId;
    else say({ place });
  });
  // A new window resumes at the other windows' position when it becomes the reader.
  say({ asks: 'place' });
  document.addEventListener('visibilitychange', adjust, { signal });
  for (const type of ['focus', 'blur'])
    addEventListener(
      type,
      () => {
        isLeft = type === 'blur';
        adjust();
      },
      { signal },
    );
  signal.addEventListener('abort', () => {
    stop();
    windows.close();
  });
  adjust();
};

/** Runs while no other window does. A browser that blocks site data rejects locks; such a window has no others to share with. */
const inTurn = async (name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> => {
  if (!navigator.locks) return work();
  let isTurn = false;
  const begin = () => {
    isTurn = true;
    return work();
  };
  try {
    await navigator.locks.request(name, { signal }, begin);
  } catch (error) {
    if (isTurn || signal.aborted) throw error;
    await work();
  }
};
