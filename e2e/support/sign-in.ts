import type { Page } from '@playwright/test';
import { type Mode, type SignIn, signInByApi } from './api.ts';
import { newestCode } from './mailbox.ts';
import { PASSWORD, PEOPLE, type Person } from './people.ts';

/** Signs in without the form, and returns the tokens. Open the page afterwards. */
export const signIn = async (
  page: Page,
  person: Person,
  { mode = 'live', language }: { mode?: Mode; language?: 'en' } = {},
): Promise<SignIn> => {
  const signedIn = await signInByApi(person);
  // Leaves an open dashboard first: otherwise the browser would only change the hash.
  if (page.url() !== 'about:blank') await page.goto('about:blank');
  const session = JSON.stringify({ signIn: signedIn });
  await page.addInitScript(signInOnce, { of: crypto.randomUUID(), session, mode, language });
  return signedIn;
};

type SignedInAs = {
  /** Identifies one sign-in. */
  of: string;
  session: string;
  mode: Mode;
  language: 'en' | undefined;
};

/** Runs before the dashboard's first line, but not on reload: a user who signed out stays signed out. */
const signInOnce = ({ of, session, mode, language }: SignedInAs): void => {
  // Also in a frame without an origin, such as the preview of the checkout.
  if (self.origin === 'null' || sessionStorage.getItem(`journey.${of}`)) return;
  sessionStorage.setItem(`journey.${of}`, 'signed in');
  localStorage.setItem('dasbor.session', session);
  sessionStorage.setItem('dasbor.mode', mode);
  if (language) localStorage.setItem('dasbor.language', language);
};

/** Fills in and submits the open login form. */
export const fillLoginForm = async (
  page: Page,
  email: string,
  password: string = PASSWORD,
): Promise<void> => {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Kata sandi', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Masuk', exact: true }).click();
};

/** Signs in through the form. */
export const signInByForm = async (page: Page, person: Person): Promise<void> => {
  await page.goto('/#/login');
  await fillLoginForm(page, PEOPLE[person]);
};

/** Types the mailed code for the current challenge; the sixth digit submits it. */
export const enterMailedCode = async (page: Page, person: Person): Promise<void> => {
  const field = page.getByLabel('Kode OTP');
  // The field appears with the response, and the mail was written before that.
  await field.waitFor();
  await field.fill(await newestCode(PEOPLE[person]));
};
