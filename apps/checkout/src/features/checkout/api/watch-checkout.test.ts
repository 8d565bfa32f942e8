import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchCheckout } from './watch-checkout.ts';

class Events extends EventTarget {
  static readonly OPEN = 1;
  static last: Events;
  readyState = 1;
  constructor() {
    super();
    Events.last = this;
  }
  close() {
    this.readyState = 2;
  }
}

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const say = (data: string) => Events.last.dispatchEvent(new MessageEvent('message', { data }));
const watch = (answers: boolean[], isOver = () => false) => {
  const refresh = vi.fn(async () => answers.shift() ?? true);
  stop = watchCheckout({ slug: 'abc', tag: 'as-drawn', isOver }, refresh);
  return refresh;
};

let stop = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', Events);
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('asks once for each change, and not for what is drawn already', async () => {
  const refresh = watch([]);
  say('as-drawn');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(refresh).not.toHaveBeenCalled();

  say('changed');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(refresh).toHaveBeenCalledOnce();
});

it('asks again after a change whose answer was lost, until there is one', async () => {
  const refresh = watch([false, false, true]);
  say('changed');
  await vi.advanceTimersByTimeAsync(60_000);

  expect(refresh).toHaveBeenCalledTimes(3);
});

it('polls while there are no events, and when the time is over', async () => {
  let isOver = false;
  const refresh = watch([], () => isOver);
  Events.last.readyState = 0;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(refresh).toHaveBeenCalledTimes(2);

  Events.last.readyState = 1;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(refresh).toHaveBeenCalledTimes(2);

  isOver = true;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(refresh).toHaveBeenCalledTimes(3);
});
