import { storeKeySecret } from '../support/key-dialogs.ts';
import { enterMailedCode, fillLoginForm } from '../support/sign-in.ts';
import { expect, testInOwnContext } from '../support/test.ts';

for (const [wrong, minutes] of [
  ['6 minutes fast', 6],
  ['12 minutes slow', -12],
] as const) {
  testInOwnContext(
    `with a clock that is ${wrong} somebody signs in by a code and makes a live key`,
    async ({ page }) => {
      await page.clock.setFixedTime(Date.now() + minutes * 60_000);
      await page.goto('/#/login');
      await fillLoginForm(page, 'approver@demo.test');
      await expect(page.getByRole('timer')).toHaveText(/[45]:\d\d/);
      await expect(page.getByRole('button', { name: /^Kirim ulang dalam [456]\d detik$/ })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('timer')).toHaveText(/[45]:\d\d/);
      await enterMailedCode(page, 'approver');
      await expect(page).toHaveURL(/#\/home$/);

      await page.evaluate(() => localStorage.clear());
      await page.goto('/#/login');
      await page.reload();
      await fillLoginForm(page, 'owner@demo.test');
      await expect(page).toHaveURL(/#\/home$/);
      await page.goto('/#/settings/api-keys/new');
      await page.getByLabel('Nama').fill('Jam keliru');
      await page.getByRole('button', { name: 'Terima pembayaran' }).click();
      await page.getByRole('button', { name: 'Buat kunci' }).click();
      await enterMailedCode(page, 'owner');
      expect(await storeKeySecret(page)).toMatch(/^dp_live_/);
    },
  );
}

testInOwnContext(
  'where the browser blocks site data somebody signs in and goes from page to page',
  async ({ page }) => {
    await page.addInitScript(() => {
      const denied = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
        Object.defineProperty(window, name, { get: denied });
      navigator.locks.request = () => Promise.reject(new DOMException('Access denied.', 'SecurityError'));
    });
    await page.goto('/#/login');
    await fillLoginForm(page, 'finance@demo.test');
    await expect(page).toHaveURL(/#\/home$/);

    await page.getByRole('link', { name: 'Pembayaran', exact: true }).click();
    await expect(page.getByRole('table', { name: 'Pembayaran' })).toBeVisible();
    await page.getByRole('button', { name: 'Sandbox', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Sandbox', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
);
