import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The page as it stands now, for everyone. A failure names each rule and where it is broken. */
export async function expectAccessible(page: Page): Promise<void> {
  // A colour on its way to another has a contrast that nobody chose.
  await page.evaluate(async () => {
    // By then what was just pressed has begun to move.
    await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)));
    const passing = document.getAnimations().filter((animation) => {
      return animation.effect?.getComputedTiming().iterations !== Infinity;
    });
    await Promise.allSettled(passing.map((animation) => animation.finished));
  });
  // In the page itself: the other way opens a second page for each look, which only frames of other origins need.
  // What holds is not listed one by one: half the work of a look.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(WCAG_22_AA)
    .setLegacyMode();
  const { violations } = await axe.analyze();
  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, html }) => `${id}: ${help} at ${target.join(' ')}: ${html.slice(0, 200)}`),
  );
  expect.soft(findings, `WCAG 2.2 AA at ${page.url()}`).toEqual([]);
}
