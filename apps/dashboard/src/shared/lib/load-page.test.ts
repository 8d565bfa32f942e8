import { expect, it, vi } from 'vitest';
import { loadPage, PageLoadError } from './load-page.ts';

// spec 8.8
it('gives up on a page whose files do not come after 120 seconds', async () => {
  vi.useFakeTimers();
  const failed = vi.fn<(error: unknown) => void>();
  loadPage({ path: 'never', load: () => new Promise(() => undefined) }).catch(failed);

  await vi.advanceTimersByTimeAsync(119_999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);

  expect(failed.mock.calls[0]?.[0]).toBeInstanceOf(PageLoadError);
  vi.useRealTimers();
});
