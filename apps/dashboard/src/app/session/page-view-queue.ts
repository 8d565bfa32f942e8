export type PageView = {
  /** The route pattern, without record IDs. */
  route: string;
  at: string;
};

type Send = (views: PageView[]) => Promise<unknown>;

export type PageViewQueue = {
  add: (route: string, at: Date) => void;
  sendWith: (send: Send) => void;
  flush: () => void;
};

const SEND_AFTER_MS = 10_000;
const BATCH = 20;

/** Page tracking must not slow the page down: batches are sent in the background, and a failed batch is dropped. */
export const createPageViewQueue = (): PageViewQueue => {
  let waiting: PageView[] = [];
  let send: Send | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0 || !send) return;
    const views = waiting;
    waiting = [];
    send(views).catch(() => undefined);
  };

  return {
    add: (route, at) => {
      waiting.push({ route, at: at.toISOString() });
      if (waiting.length >= BATCH) flush();
      else timer ??= setTimeout(flush, SEND_AFTER_MS);
    },
    sendWith: (next) => {
      send = next;
    },
    flush,
  };
};
