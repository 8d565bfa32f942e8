import type { Page } from '@playwright/test';

/** Waits until the current document has been painted. */
export const drawnFrame = async (page: Page): Promise<void> => {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
};

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** The page's cumulative layout shift since it was opened (0 is none). */
export const layoutShift = async (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        // Buffered entries arrive in one callback; without a shift there is no callback.
        let total = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as Shift[]) if (!entry.hadRecentInput) total += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(total)));
      }),
  );
