import type { Browser, BrowserContext, Page } from '@playwright/test';
import { LIVE_URL, SANDBOX_URL } from './addresses.ts';

/** A context whose pages follow each other, and a page that keeps their process alive. */
type Shared = {
  context: BrowserContext;
  anchor: Page;
};

const open = new Map<string, Promise<Shared>>();

/**
 * The context shared by all journeys with the same options. Its pages run in one browser process, which has already compiled the
 * dashboard: a page needs a quarter less processor time than in its own context. A journey leaves nothing in it (`leaveNothing`).
 * @param kind distinguishes contexts: the options they are created with
 */
export const sharedContext = async (browser: Browser, kind: string): Promise<Shared> => {
  const shared = open.get(kind) ?? openShared(browser);
  open.set(kind, shared);
  return shared;
};

const openShared = async (browser: Browser): Promise<Shared> => {
  const context = await browser.newContext();
  const anchor = await context.newPage();
  // A small file of the dashboard's origin, which runs no dashboard code.
  await anchor.goto('/config.json');
  return { context, anchor };
};

/** Resets the context: closes the journey's pages, clears storage and permissions. */
export const leaveNothing = async ({ context, anchor }: Shared): Promise<void> => {
  const pages = context.pages().filter((page) => page !== anchor);
  await Promise.all(pages.map((page) => page.close()));
  await context.unrouteAll();
  await context.clearPermissions();
  await context.clearCookies();
  const session = await context.newCDPSession(anchor);
  for (const origin of [LIVE_URL, SANDBOX_URL])
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
};
