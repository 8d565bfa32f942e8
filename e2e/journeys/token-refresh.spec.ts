import type { BrowserContext, Page } from '@playwright/test';
import { LIVE_URL, SANDBOX_URL } from '../support/addresses.ts';
import type { Mode } from '../support/api.ts';
import { moveServerClock } from '../support/server-clock.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, testInOwnContext } from '../support/test.ts';

const tokenOf = (page: Page, mode: Mode): Promise<string> =>
  page.evaluate((wanted) => {
    const stored = JSON.parse(localStorage.getItem('dasbor.session') ?? '{}');
    return String(stored.signIn?.[wanted].token);
  }, mode);

/** Advances the time with activity in both tabs, so that the session stays active here and on the server. */
const passWithLife = async (context: BrowserContext, time: string): Promise<void> => {
  await context.clock.fastForward(time);
  for (const tab of context.pages()) {
    const told = tab.waitForResponse(/\/dashboard\/session$/);
    await tab.keyboard.press('Shift');
    await told;
  }
};

/** Number of token renewals, by host. */
const countRenewals = (context: BrowserContext): (() => Record<string, number>) => {
  const times: Record<string, number> = {};
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (request.method() !== 'POST' || !url.pathname.endsWith('/refresh_token')) return;
    times[url.host] = (times[url.host] ?? 0) + 1;
  });
  return () => times;
};

testInOwnContext(
  'ten minutes before the hour is over the tokens are renewed once, however many tabs are open',
  async ({ page, context }) => {
    await context.clock.install();
    const signedIn = await signIn(page, 'developer');
    await page.goto('/#/payments');
    const other = await context.newPage();
    await other.goto('/#/orders');
    for (const tab of [page, other]) await expect(tab.getByRole('table')).toBeVisible();
    const renewed = countRenewals(context);

    await passWithLife(context, '24:30');
    await moveServerClock({ minutes: 25 });
    await passWithLife(context, '24:30');
    expect(renewed()).toEqual({});
    await moveServerClock({ minutes: 50 });
    await passWithLife(context, '01:10');

    for (const mode of ['live', 'sandbox'] as const) {
      await expect.poll(() => tokenOf(page, mode)).not.toBe(signedIn[mode].token);
      await expect.poll(async () => (await tokenOf(other, mode)) === (await tokenOf(page, mode))).toBe(true);
    }
    await other.reload();
    await expect(other.getByRole('table')).toBeVisible();
    // Each mode has its own tokens.
    expect(renewed()).toEqual({ [new URL(LIVE_URL).host]: 1, [new URL(SANDBOX_URL).host]: 1 });
  },
);
