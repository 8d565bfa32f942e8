// A page of a phone on slow 4G with a 4 × slower CPU.
// Lighthouse's slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms round trip.
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const CPU_SLOWDOWN = 4;

/** @param {import('playwright').Browser} browser */
export const slowPage = async (browser) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'id-ID' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(() => {
    const seen = { lcp: 0, cls: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.lcp = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (!entry.hadRecentInput) seen.cls += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  /** The largest paint and the layout shift, half a second after the last change. */
  const seen = async () => {
    await page.waitForTimeout(500);
    return page.evaluate(() => window.seen);
  };
  return { page, seen };
};

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
