import { fillLoginForm, signIn } from '../support/sign-in.ts';
import { PEOPLE } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

// Product spec §2, Guards.

const PROTECTED = [
  ['/home', '/login'],
  ['/orders', '/login?to=/orders'],
  ['/orders/ord_01DEM0SYNC0000000000000001', '/login?to=/orders/ord_01DEM0SYNC0000000000000001'],
  ['/payments?status=failed', '/login?to=/payments?status=failed'],
  ['/simulator', '/login?to=/simulator'],
  ['/settings', '/login?to=/settings'],
  ['/user/profile', '/login?to=/user/profile'],
  ['/access_denied', '/login?to=/access_denied'],
  ['/no/such/page', '/login?to=/no/such/page'],
  ['/payment_links', '/login/instapay?to=/payment_links'],
  ['/payment_links/create', '/login/instapay?to=/payment_links/create'],
  ['/instapay', '/login/instapay?to=/payment_links'],
  // The sign-in leads to home anyway.
  ['/homeold', '/login'],
  ['/', '/login'],
] as const;

const PUBLIC = [
  ['/reset_password?token=x', 'Buat kata sandi baru'],
  ['/verify?token=x', 'Verifikasi email'],
  ['/forgot_password', 'Lupa kata sandi'],
  ['/email_not_verified', 'Verifikasi email Anda'],
  ['/pages/404', 'Halaman tidak ditemukan'],
  ['/pages/500', 'Terjadi kesalahan di sisi kami'],
] as const;

test('the login page renders from the first frame at an address that leads to it, without an empty page', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const empty = { frames: 0 };
    Object.assign(globalThis, { empty });
    requestAnimationFrame(function look() {
      if (document.querySelector<HTMLElement>('#root')?.innerText.trim() === '') empty.frames += 1;
      requestAnimationFrame(look);
    });
  });

  for (const path of ['/', '/#/payments']) {
    await page.goto(path);
    await expect(page.getByLabel('Email')).toBeVisible();

    expect(await page.evaluate('empty.frames'), path).toBe(0);
    await page.goto('about:blank');
  }
});

// spec 2.1
test('without a sign-in, every protected page leads to the login page, and payment links to their own', async ({
  page,
}) => {
  for (const [wanted, led] of PROTECTED) {
    await page.goto(`/#${wanted}`);
    await expect.poll(() => decodeURIComponent(new URL(page.url()).hash), wanted).toBe(`#${led}`);
    await expect(page.getByRole('heading', { name: 'Masuk ke Dasbor' })).toBeVisible();
  }
  await page.goto('/#/login/instapay');
  await expect(page.getByText('Masuk untuk membuka Link pembayaran.')).toBeVisible();
});

test('an unknown public address says so, and links to the sign-in', async ({ page }) => {
  for (const path of ['/signup/more', '/create_password/more', '/forgot_password/more']) {
    await page.goto(`/#${path}`);
    await expect(page.getByRole('heading', { name: 'Halaman tidak ditemukan' }), path).toBeVisible();
  }
  await page.getByRole('link', { name: 'Masuk' }).click();
  await expect(page.getByRole('heading', { name: 'Masuk ke Dasbor' })).toBeVisible();
});

test('signing in leads to the requested page, including its filters', async ({ page }) => {
  await page.goto('/#/payments?status=failed');
  await fillLoginForm(page, PEOPLE.developer);

  await expect(page.getByRole('heading', { name: 'Pembayaran' })).toBeVisible();
  await expect(page).toHaveURL(/#\/payments\?status=failed$/);
});

test('an address outside the dashboard is not followed after signing in', async ({ page }) => {
  await page.goto('/#/login?to=//evil.test/payments');
  await fillLoginForm(page, PEOPLE.developer);

  await expect(page).toHaveURL(/localhost:\d+\/#\/home$/);
});

// spec 2.16
test('a signed-in user on the login page is redirected to home', async ({ page }) => {
  await signIn(page, 'owner');

  for (const path of ['/login', '/login/instapay', '/login/otp', '/', '/homeold']) {
    await page.goto(`/#${path}`);
    await expect(page).toHaveURL(/#\/home$/);
  }
});

test('the old address of payment links leads a signed-in user to them', async ({ page }) => {
  await signIn(page, 'links');
  await page.goto('/#/instapay');

  await expect(page).toHaveURL(/#\/payment_links$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Link pembayaran' })).toBeVisible();
});

test('a signed-in user who opens a mailed link or a public page in a new tab sees it', async ({ page }) => {
  await signIn(page, 'owner');
  const tab = await page.context().newPage();

  for (const [path, title] of PUBLIC) {
    await tab.goto(`/#${path}`);
    await tab.reload();
    await expect(tab.getByRole('heading', { level: 1, name: title }), path).toBeVisible();
  }
});

// spec 6.2
test('a page without permission says who can grant it', async ({ page }) => {
  await signIn(page, 'uploader');

  await page.goto('/#/payments');

  await expect(page).toHaveURL(/#\/access_denied/);
  await expect(page.getByRole('heading', { name: 'Akses ditolak' })).toBeVisible();
  await expect(page.getByText('Anda belum memiliki izin untuk membuka halaman ini.')).toBeVisible();
  await expect(page.getByText('Owner atau Admin merchant Anda dapat memberikannya.')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Lihat pembayaran');
  await expect(page.getByRole('main')).toContainText('Uploader');
});

// spec 2.19
test('a page whose feature is off says so in two lines', async ({ page }) => {
  await signIn(page, 'ownerOfBasic');

  await page.goto('/#/refunds');

  await expect(page.getByRole('heading', { name: 'Akses ditolak' })).toBeVisible();
  await expect(page.getByText('Fitur ini belum diaktifkan untuk merchant Anda.')).toBeVisible();
  await expect(page.getByText('Hubungi tim kami untuk mengaktifkannya.')).toBeVisible();
});

test('the simulator offers to switch when opened in live mode', async ({ page }) => {
  await signIn(page, 'owner');

  await page.goto('/#/simulator');
  await expect(page.getByText('Simulator hanya ada di mode Sandbox')).toBeVisible();
  await page.getByRole('button', { name: 'Beralih ke Sandbox' }).click();

  await expect(page.getByLabel(/Nomor Virtual Account/)).toBeVisible();
});

test('an unknown page shows "not found" inside the dashboard', async ({ page }) => {
  await signIn(page, 'owner');

  await page.goto('/#/no/such/page');

  await expect(page.getByRole('heading', { name: 'Halaman tidak ditemukan' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Navigasi utama' })).toBeVisible();
  await page.getByRole('link', { name: 'Ke Beranda' }).click();
  await expect(page).toHaveURL(/#\/home$/);
});

// spec 2.12
test('the pages 404 and 500 work without a sign-in', async ({ page }) => {
  await page.goto('/#/pages/404');
  await expect(page.getByRole('heading', { name: 'Halaman tidak ditemukan' })).toBeVisible();

  await page.goto('/#/pages/500');
  await expect(page.getByRole('heading', { name: 'Terjadi kesalahan di sisi kami' })).toBeVisible();
});
