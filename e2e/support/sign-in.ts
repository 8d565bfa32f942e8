import type { Page } from '@playwright/test';
import { type Mode, type SignIn, signInByApi } from './api.ts';
import { newestCode } from './mailbox.ts';
import { PASSWORD, PEOPLE, type Person } from './people.ts';

/** Signs somebody in without the form, and answers the tokens. The page to look at is opened next. */
export async function signIn(
  page: Page,
  person: Person,
  { mode = 'live' }: { mode?: Mode } = {},
): Promise<SignIn> {
  const signedIn = await signInByApi(person);
  // A small file of the dashboard's origin: its storage can be written before the dashboard is opened.
  await page.goto('/config.json');
  await page.evaluate(
    ([session, chosen]) => {
      localStorage.setItem('dasbor.session', JSON.stringify({ signIn: session }));
      sessionStorage.setItem('dasbor.mode', chosen);
    },
    [signedIn, mode] as const,
  );
  return signedIn;
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
