import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import type { Person } from '../support/people.ts';
import { goTo } from '../support/pages.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

type Case = {
  person: Person;
  mode: 'live' | 'sandbox';
  /** Fewer would mean that entries were missed. */
  atLeast: number;
};

const CASES: readonly Case[] = [
  { person: 'owner', mode: 'live', atLeast: 11 },
  { person: 'owner', mode: 'sandbox', atLeast: 12 },
  { person: 'finance', mode: 'live', atLeast: 9 },
];

for (const { person, mode, atLeast } of CASES) {
  test(`every menu and settings entry opens for ${person} in ${mode}`, async ({ page }) => {
    test.slow();
    const mistakes = listenForMistakes(page);
    await signIn(page, person, { mode });
    await page.goto('/#/home');
    const menu = page.getByRole('navigation', { name: 'Navigasi utama' }).getByRole('link');
    await expect(menu.first()).toBeVisible();
    const entries = await addressesOf(menu);
    expect(entries.length).toBeGreaterThanOrEqual(atLeast);
    for (const entry of entries) await look(page, mode, entry);

    if (entries.some(({ address }) => address === '#/settings')) {
      await page.goto('/#/settings');
      const settings = page.getByRole('main').getByRole('listitem').getByRole('link');
      await expect(settings.first()).toBeVisible();
      const pages = await addressesOf(settings);
      expect(pages.length).toBeGreaterThanOrEqual(20);
      for (const entry of pages) await look(page, mode, entry);
    }
    expect(mistakes).toEqual([]);
  });
}

type Entry = {
  name: string;
  address: string;
};

const addressesOf = async (links: ReturnType<Page['getByRole']>): Promise<readonly Entry[]> =>
  links.evaluateAll((found) =>
    found.map((link) => ({ name: link.textContent.trim(), address: link.getAttribute('href') ?? '' })),
  );

/** The entry opens its URL, with a heading and complete content, without a refusal or error. */
const look = async (page: Page, mode: Case['mode'], { name, address }: Entry): Promise<void> => {
  await test.step(`${name} ${address}`, async () => {
    await goTo(page, address.slice(1));
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(/\S/);
    await expect(page).toHaveURL((url) => url.hash.startsWith(address));
    await expect(main.getByRole('alert')).toHaveCount(0);
    await expect(main.getByText(REFUSED)).toHaveCount(0);
    await expect(page.locator(`body :is(${NOT_HTML})`)).toHaveCount(0);
    // It has every live page, plus a banner and a simulator.
    if (mode === 'sandbox') await expectAccessible(page);
  });
};

/** Chakra's props must not reach the DOM (`apps/dashboard/scripts/lean-dependencies.ts`). */
const NOT_HTML = '[as], [aschild], [recipe], [theme], [unstyled]';

/** Failed, forbidden, disabled or not found. */
const REFUSED = /ID permintaan|Anda belum punya akses|Fitur ini belum aktif|Halaman (ini )?tidak ditemukan/;

/** API refusals count too: no page in a user's menu may request something the user may not see. */
const listenForMistakes = (page: Page): readonly string[] => {
  const mistakes: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') mistakes.push(`${page.url()}: ${message.text()}`);
  });
  return mistakes;
};
