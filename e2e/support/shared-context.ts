import type { Browser, BrowserContext, Page } from '@playwright/test';
import { LIVE_URL, SANDBOX_URL } from './addresses.ts';

/** A context whose pages come one after another, and what keeps their process alive between them. */
interface Shared {
  context: BrowserContext;
  anchor: Page;
}

const open = new Map<string, Promise<Shared>>();

/**
 * The context of all journeys with the same options. Its pages live in one process of the browser, which has compiled the dashboard
 * already: a page costs a quarter less processor time than in a context of its own. A journey leaves nothing in it (`leaveNothing`).
 * @param kind what tells contexts apart: the options that they are made with
 */
export async function sharedContext(browser: Browser, kind: string): Promise<Shared> {
  const shared = open.get(kind) ?? openShared(browser);
  open.set(kind, shared);
  return shared;
}

async function openShared(browser: Browser): Promise<Shared> {
  const context = await browser.newContext();
  const anchor = await context.newPage();
  // A small file of the dashboard's origin: nothing of the dashboard itself runs there.
  await anchor.goto('/config.json');
  return { context, anchor };
}

/** As if the context had just been made: no page of the journey, no storage, no permission. */
export async function leaveNothing({ context, anchor }: Shared): Promise<void> {
  const pages = context.pages().filter((page) => page !== anchor);
  await Promise.all(pages.map((page) => page.close()));
  await context.unrouteAll();
  await context.clearPermissions();
  await context.clearCookies();
  const session = await context.newCDPSession(anchor);
  for (const origin of [LIVE_URL, SANDBOX_URL])
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
}
