import type { Page } from '@playwright/test';
import { type Mode, type SignIn, signInByApi } from './api.ts';
import { newestCode } from './mailbox.ts';
import { PASSWORD, PEOPLE, type Person } from './people.ts';

/** Signs somebody in without the form, and answers the tokens. The page to look at is opened next. */
export async function signIn(
  page: Page,
  person: Person,
  { mode = 'live', language }: { mode?: Mode; language?: 'en' } = {},
): Promise<SignIn> {
  const signedIn = await signInByApi(person);
  // Away from a dashboard that is open: to another page of it the browser would only change the address.
  if (page.url() !== 'about:blank') await page.goto('about:blank');
  const session = JSON.stringify({ signIn: signedIn });
  await page.addInitScript(signInOnce, { of: crypto.randomUUID(), session, mode, language });
  return signedIn;
}

interface SignedInAs {
  /** Tells one signing in from another. */
  of: string;
  session: string;
  mode: Mode;
  language: 'en' | undefined;
}

/** Ahead of the dashboard's own first line, and not again when it is loaded anew: whoever has signed out stays so. */
function signInOnce({ of, session, mode, language }: SignedInAs): void {
  if (location.origin === 'null' || sessionStorage.getItem(`journey.${of}`)) return;
  sessionStorage.setItem(`journey.${of}`, 'signed in');
  localStorage.setItem('dasbor.session', session);
  sessionStorage.setItem('dasbor.mode', mode);
  if (language) localStorage.setItem('dasbor.language', language);
}

/** Fills the form of the login page that is open, and sends it. */
export async function fillLoginForm(page: Page, email: string, password: string = PASSWORD): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Kata sandi', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Masuk', exact: true }).click();
}

/** Signs somebody in as a person would. */
export async function signInByForm(page: Page, person: Person): Promise<void> {
  await page.goto('/#/login');
  await fillLoginForm(page, PEOPLE[person]);
}

/** Types the code that was mailed for the challenge on the page; the sixth digit sends it. */
export async function enterMailedCode(page: Page, person: Person): Promise<void> {
  const field = page.getByLabel('Kode OTP');
  // The field comes with the answer, and the letter was written before that.
  await field.waitFor();
  await field.fill(await newestCode(PEOPLE[person]));
}
