// A page of the built dashboard whose API responses come from the contract's examples, and the processor time of its tasks. Wall time on a
// shared machine means little.
import { readFileSync } from 'node:fs';
import { inRoot } from '../../scripts/lib/paths.mjs';

const example = (name) => JSON.parse(readFileSync(inRoot(`openapi/features/${name}.json`), 'utf8')).value;

/** Signed in as the owner. `answers` has responses by path, or functions of the query; the page is open when `ready` is there. */
export const openPage = async (browser, site, hash, answers, { ready = ['button', 'Pilih file'] } = {}) => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'id-ID' });
  const all = { '/dashboard/session': example('session/examples/session-owner-live'), ...answers };
  await page.route(/^http:\/\/(live|sandbox)\.test\//, (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    const found = all[pathname];
    const answer = typeof found === 'function' ? found(searchParams) : found;
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    return answer ? route.fulfill({ headers, json: answer }) : route.fulfill({ headers, status: 204 });
  });
  await page.goto(`${site.url}config.json`);
  await page.evaluate(() => {
    const tokens = { token: 'bench', refresh_token: 'bench' };
    const signIn = { live: tokens, sandbox: tokens, signedInAt: Date.now() };
    localStorage.setItem('dasbor.session', JSON.stringify({ signIn }));
  });
  await page.goto(`${site.url}#${hash}`);
  await page.getByRole(ready[0], { name: ready[1] }).waitFor();
  return page;
};

/** Looks in every frame. A locator waits up to half a second between two looks, which would be measured. */
export const seen = (page, selector) =>
  page.waitForFunction((wanted) => document.querySelector(wanted) !== null, selector, { polling: 'raf' });

export const uploadAnswers = () => ({
  '/dashboard/balance': example('balance/examples/balance'),
  '/dashboard/reference/banks': example('reference/examples/banks'),
});

export const exampleOf = example;

/** Milliseconds of processor time of each main-thread task. */
const tasksOf = (events) => {
  const threads = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const isPage = ({ pid, tid }) => threads.some((thread) => thread.pid === pid && thread.tid === tid);
  return events
    .filter((event) => event.name === 'RunTask' && isPage(event))
    .map(({ tdur = 0 }) => tdur / 1000);
};

/** Measures steps of a page: `(what, act) => { ms, longest }`. */
export const measurer = async (page) => {
  const devtools = await page.context().newCDPSession(page);
  return async (what, act) => {
    const events = [];
    const collect = ({ value }) => events.push(...value);
    devtools.on('Tracing.dataCollected', collect);
    await devtools.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: {
        includedCategories: ['toplevel', 'disabled-by-default-devtools.timeline', '__metadata'],
      },
    });
    const begun = performance.now();
    await act();
    const ms = performance.now() - begun;
    // Work caused by a step is counted right after it.
    await page.waitForTimeout(500);
    const ended = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
    await devtools.send('Tracing.end');
    await ended;
    devtools.off('Tracing.dataCollected', collect);
    const longest = Math.max(...tasksOf(events));
    console.log(`${what}: ${ms.toFixed(0)} ms, longest task ${longest.toFixed(0)} ms`);
    return { ms, longest };
  };
};
