import { expect, type Page } from '@playwright/test';
import { newestCode } from './mailbox.ts';
import { PEOPLE, type Person } from './people.ts';

/** Reads the secret that is shown once, confirms that it is stored, and returns it. */
export const storeKeySecret = async (page: Page): Promise<string> => {
  const dialog = page.getByRole('alertdialog', { name: 'Simpan rahasia ini sekarang' });
  const secret = await dialog.getByRole('textbox', { name: 'Rahasia' }).inputValue();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Selesai' }).click();
  await expect(dialog).toBeHidden();
  return secret;
};

/** Types a code other than the mailed one. */
export const enterWrongCode = async (page: Page, person: Person): Promise<void> => {
  const field = page.getByLabel('Kode OTP');
  await field.waitFor();
  const right = await newestCode(PEOPLE[person]);
  await field.fill(right === '000000' ? '000001' : '000000');
};

export type Answer = {
  status: number;
  /** The error code, or null. */
  code: string | null;
  requestId: string | null;
};

/** A call by a merchant's server: with a secret, without a session. */
export const callByKey = async (url: string, secret: string, body?: object): Promise<Answer> => {
  const answer = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Basic ${btoa(`${secret}:`)}`,
      ...(body && { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { error_code: code = null } = (await answer.json()) as { error_code?: string };
  return { status: answer.status, code, requestId: answer.headers.get('x-request-id') };
};
