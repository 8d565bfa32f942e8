import { createHmac } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

const STEP_MS = 30_000;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code that an authenticator app shows (RFC 6238), some steps from now. The API accepts each step once. */
export const appCode = (key: string, steps = 0): string => {
  const bits = [...key].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP_MS) + steps));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7f_ff_ff_ff;
  return String(number % 1_000_000).padStart(6, '0');
};

/** Reads the recovery codes, which are shown once, and confirms that they are stored. */
export const storeRecoveryCodes = async (page: Page): Promise<string[]> => {
  const dialog = page.getByRole('alertdialog', { name: 'Simpan kode pemulihan Anda' });
  const shown = dialog.getByRole('listitem');
  await expect(shown).toHaveCount(10);
  const codes = await shown.allTextContents();
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: /^Selesai/ }).click();
  await expect(dialog).toBeHidden();
  return codes;
};

/** A device that has passkeys and always recognises its owner. */
export const addPasskeyDevice = async (page: Page): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
};

export const signOut = async (page: Page): Promise<void> => {
  await expect(page.locator('[data-state=loading]')).toHaveCount(0);
  const item = page.getByRole('menuitem', { name: 'Keluar' });
  // The menu closes when the page behind it is exchanged, and is then opened again.
  await expect(async () => {
    if (!(await item.isVisible()))
      await page.getByRole('button', { name: /^Menu akun/ }).click({ timeout: 2_000 });
    await item.click({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  await expect(page).toHaveURL(/#\/login/);
};

/** Turns the second step off again, which removes everything that was set up. */
export const turnOffByRecoveryCode = async (page: Page, code: string): Promise<void> => {
  await page.goto('/#/user/profile');
  await page.getByRole('button', { name: 'Nonaktifkan' }).click();
  await page.getByRole('button', { name: 'Pakai kode pemulihan' }).click();
  await page.getByLabel('Kode pemulihan').fill(code);
  await page.getByRole('button', { name: 'Verifikasi' }).click();
  await expect(page.getByText('Verifikasi 2 langkah tidak aktif')).toBeVisible();
};
