import type { Page } from '@playwright/test';

/** Until what is in the document now has been painted. */
export async function drawnFrame(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** How much the page has jumped since it was opened, by the web's own measure (0 is not at all). */
export async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        // Buffered entries arrive in one call; a page without any shift calls nothing.
        let total = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as Shift[]) if (!entry.hadRecentInput) total += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(total)));
      }),
  );
}
