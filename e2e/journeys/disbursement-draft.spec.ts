import type { Page } from '@playwright/test';
import { clientOf } from '../support/api.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const ROWS = ['Nama,Bank,Rekening,Nominal', 'Siti,Mandri,8422640010,150000', 'Budi,BCA,8422640012,75000'];
const resume = (page: Page) => page.getByText('Lanjutkan gaji.csv?');

test('who signs out leaves no file of salaries behind on the machine', async ({ page }) => {
  await signIn(page, 'uploader');
  await beginMending(page);

  await page.getByRole('button', { name: /^Menu akun/ }).click();
  await page.getByRole('menuitem', { name: 'Keluar' }).click();
  await expect(page.getByRole('heading', { name: 'Masuk ke Dasbor' })).toBeVisible();
  await expect.poll(() => kept(page)).toBe(0);

  await signIn(page, 'uploader');
  await open(page);
  await expect(resume(page)).toBeHidden();
});

test('after a session that ended by itself the same person goes on, and nobody else is shown the file', async ({
  page,
}) => {
  const signedIn = await signIn(page, 'uploader');
  await beginMending(page);
  await clientOf(signedIn).logout();

  await signIn(page, 'owner');
  await open(page);
  await expect(resume(page)).toBeHidden();
  expect(await kept(page)).toBeGreaterThan(0);

  await signIn(page, 'uploader');
  await open(page);
  await expect(resume(page)).toBeVisible();
});

async function open(page: Page): Promise<void> {
  await page.goto('/#/disbursements/create');
  await expect(page.getByRole('button', { name: 'Pilih file' })).toBeVisible();
}

async function beginMending(page: Page): Promise<void> {
  page.on('dialog', (dialog) => void dialog.accept());
  await open(page);
  await page
    .getByLabel('File penerima, xlsx atau csv')
    .setInputFiles({ name: 'gaji.csv', mimeType: 'text/csv', buffer: Buffer.from(ROWS.join('\n')) });
  await expect(page.getByRole('button', { name: 'Perlu diperbaiki 1', exact: true })).toBeVisible();
  await expect.poll(() => kept(page)).toBe(2);
}

/** How many things lie on this machine: the file, and what was mended of it. */
function kept(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('dasbor-disbursements');
        opening.addEventListener('success', () => {
          const counting = opening.result.transaction('kept').objectStore('kept').count();
          counting.addEventListener('success', () => {
            opening.result.close();
            resolve(counting.result);
          });
        });
      }),
  );
}
