import { signIn } from '../support/sign-in.ts';
import { expect, testInOwnContext } from '../support/test.ts';

// spec 1.38
testInOwnContext(
  'pages looked at are reported by their pattern, in the person’s name and mode',
  async ({ page }) => {
    await page.clock.install();
    const signedIn = await signIn(page, 'finance');
    const reported = page.waitForRequest(/\/dashboard\/page-views$/);
    await page.goto('/#/orders');
    await page.getByRole('table').getByRole('link').first().click();
    await expect(page).toHaveURL(/#\/orders\/ord_/);
    await page
      .getByRole('navigation', { name: 'Navigasi utama' })
      .getByRole('link', { name: 'Pembayaran', exact: true })
      .click();
    await expect(page.getByRole('table', { name: 'Pembayaran' })).toBeVisible();
    await page.clock.runFor('00:11');

    const request = await reported;
    const { views } = request.postDataJSON() as { views: { route: string; at: string }[] };
    expect(views.map(({ route }) => route)).toEqual(['/orders', '/orders/{id}', '/payments']);
    expect(await request.headerValue('authorization')).toBe(`Bearer ${signedIn.live.token}`);
    expect(await request.headerValue('is-live')).toBe('true');
    expect((await request.response())?.status()).toBe(204);
  },
);
