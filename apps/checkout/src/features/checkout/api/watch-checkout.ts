const POLL_MS = 5_000;

/**
 * Calls back when something of the order may have changed: by events of the server, by polling while they fail, when the phone is
 * connected again, and when the customer returns from a bank's app.
 */
export const watchCheckout = (
  { slug, tag }: { slug: string; tag: string },
  changed: () => void,
): (() => void) => {
  const source = new EventSource(`./${slug}/events`);
  // The first event tells what the order is now, so nothing between the drawing and this connection is missed.
  source.addEventListener('message', ({ data }: MessageEvent<string>) => {
    if (data !== tag) changed();
  });
  const poll = setInterval(() => {
    if (source.readyState !== EventSource.OPEN && document.visibilityState === 'visible') changed();
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
