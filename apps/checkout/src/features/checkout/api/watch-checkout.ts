const POLL_MS = 5_000;

type Watched = {
  slug: string;
  /** Of what the server drew. */
  tag: string;
  /** Whether the time to pay is over. The server says nothing of it. */
  isOver: () => boolean;
};

/**
 * Asks again when something of the order may have changed: by events of the server, by polling while they or the last answer failed, when
 * the time to pay is over, when the phone is connected again, and when the customer returns from a bank's app.
 */
export const watchCheckout = (
  { slug, tag, isOver }: Watched,
  /** Returns whether there was an answer. */
  refresh: () => Promise<boolean>,
): (() => void) => {
  let isStale = false;
  const ask = async (): Promise<void> => {
    isStale = !(await refresh());
  };
  const changed = (): void => void ask();
  const source = new EventSource(`./${slug}/events`);
  // The first event tells what the order is now, so nothing between the drawing and this connection is missed.
  source.addEventListener('message', ({ data }: MessageEvent<string>) => {
    if (data !== tag) changed();
  });
  const poll = setInterval(() => {
    const mayHaveChanged = isStale || isOver() || source.readyState !== EventSource.OPEN;
    if (mayHaveChanged && document.visibilityState === 'visible') changed();
  }, POLL_MS);
  const returned = () => {
    if (document.visibilityState === 'visible') changed();
  };
  addEventListener('online', changed);
  addEventListener('pageshow', returned);
  document.addEventListener('visibilitychange', returned);
  return () => {
    source.close();
    clearInterval(poll);
    removeEventListener('online', changed);
    removeEventListener('pageshow', returned);
    document.removeEventListener('visibilitychange', returned);
  };
};
