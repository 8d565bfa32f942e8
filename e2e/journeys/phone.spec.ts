import { expectAccessible } from '../support/accessibility.ts';
import { expectFits, goTo, PHONE } from '../support/pages.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test.use({ ...PHONE, contextOptions: { reducedMotion: 'no-preference' } });

const PUBLIC = [
  '/login',
  '/signup',
  '/signup/success?email=x%40contoh.example',
  '/signup/whatsapp',
  '/login/whatsapp',
  '/create_password',
  '/forgot_password',
  '/reset_password?token=x',
  '/email_not_verified',
  '/pages/404',
  '/pages/500',
];

test('no public page is wider than the phone', async ({ page }) => {
  for (const path of PUBLIC) {
    await goTo(page, path);
    await expectFits(page);
  }
});

test('no page after sign-in is wider than the phone, in live and sandbox', async ({ page }) => {
  await signIn(page, 'owner', { mode: 'sandbox' });
  const paths = [
    '/home',
    '/orders',
    '/payments',
    '/orders/ord_01DEM0SYNC0000000000000001',
    '/payments/pay_01DEM0SYNC0000000000000001',
    '/simulator',
    '/settings',
    '/settings/checkout',
    '/settings/api-keys',
    '/settings/api-keys/new',
    '/settings/snap-keys',
    '/settings/snap-keys/new',
    '/settings/snap-keys/compare',
    '/settings/legacy-keys',
    '/settings/request-log',
    '/settings/security-history',
    '/settings/payment-methods',
    '/settings/mdr-preference',
    '/settings/balance',
    '/settings/webhooks',
    '/settings/webhooks/new',
    '/settings/webhooks/deliveries',
    '/user/profile',
    '/user/change-password',
    '/access_denied?permission=user_management.create',
    '/no/such/page',
  ];

  for (const path of paths) {
    await goTo(page, path);
    await expectFits(page);
  }
});

test('rows are cards, and filters move into a panel', async ({ page }) => {
  await signIn(page, 'finance');
  await page.goto('/#/payments');
  const cards = page.getByRole('list', { name: 'Pembayaran' }).getByRole('listitem');
  await expect(cards).toHaveCount(10);
  await expect(page.getByRole('table')).toHaveCount(0);
  await expectFits(page);

  await page.getByRole('button', { name: 'Filter', exact: true }).tap();
  const panel = page.getByRole('dialog');
  await panel.getByLabel('QRIS').tap();
  await expect(panel.getByLabel('QRIS')).toBeChecked();
  await panel.getByLabel('Paling sedikit').fill('1000');
  await panel.getByRole('button', { name: 'Tampilkan hasil' }).tap();
  await expect(page).toHaveURL(/method=qris/);
  await expect(page).toHaveURL(/amount_min=1000/);
  await expect(page.getByRole('button', { name: 'Filter (2)' })).toBeVisible();

  await cards.first().tap();
  await expect(page).toHaveURL(/#\/payments\/pay_/);
});

test('the "copied" toast covers no button of its dialog', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'developer', { mode: 'sandbox' });
  await page.goto('/#/settings/api-keys/new');
  await page.getByLabel('Nama').fill('Toko di ponsel');
  await page.getByRole('button', { name: 'Terima pembayaran' }).click();
  await page.getByRole('button', { name: 'Buat kunci' }).click();

  const dialog = page.getByRole('alertdialog', { name: 'Simpan rahasia ini sekarang' });
  await dialog.getByRole('button', { name: 'Salin Rahasia' }).click();
  // Measured at once: the toast is shown for two seconds.
  const covers = await page.locator('[data-toast=success]').evaluate((toast) => {
    const { top, bottom } = toast.getBoundingClientRect();
    const buttons = [...document.querySelectorAll('[role=alertdialog] button')];
    return buttons
      .filter((button) => {
        const place = button.getBoundingClientRect();
        return place.top < bottom && place.bottom > top;
      })
      .map((button) => button.textContent);
  });
  expect(covers).toEqual([]);
});

test('the menu is a drawer that closes on navigation', async ({ page }) => {
  await signIn(page, 'finance');
  await page.goto('/#/home');
  await page.getByRole('button', { name: 'Buka menu' }).tap();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('link', { name: 'Pesanan' })).toBeVisible();
  await expectAccessible(page);

  await drawer.getByRole('link', { name: 'Pesanan' }).tap();

  await expect(page).toHaveURL(/#\/orders$/);
  await expect(drawer).toHaveCount(0);
});
