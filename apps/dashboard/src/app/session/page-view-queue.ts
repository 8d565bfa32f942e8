export interface PageView {
  /** The pattern, never the ids in it. */
  route: string;
  at: string;
}

type Send = (views: PageView[]) => Promise<unknown>;

export interface PageViewQueue {
  add: (route: string, at: Date) => void;
  sendWith: (send: Send) => void;
  flush: () => void;
}

const SEND_AFTER_MS = 10_000;
const BATCH = 20;

/** Counting visits must never cost the visitor anything: batches are sent in the background and a failed one is dropped. */
export function createPageViewQueue(): PageViewQueue {
  let waiting: PageView[] = [];
  let send: Send | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0 || !send) return;
    const views = waiting;
    waiting = [];
    send(views).catch(() => undefined);
  }

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
}
