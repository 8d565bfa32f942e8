import { expect } from '@playwright/test';
import { LIVE_URL } from './addresses.ts';

interface Letter {
  id: string;
  kind: string;
  code: string | null;
  link: string | null;
}

/** The newest letter of a kind that the server would have sent to somebody. */
export async function newestLetter(to: string, kind: LetterKind): Promise<Letter> {
  let newest: Letter | undefined;
  await expect(async () => {
    newest = (await lettersTo(to)).find((letter) => letter.kind === kind);
    expect(newest, `a letter ${kind} to ${to}`).toBeDefined();
  }).toPass({ timeout: 5_000 });
  if (!newest) throw new Error(`No letter ${kind} to ${to}`);
  return newest;
}

export type LetterKind = 'login_otp' | 'reset_password' | 'verify_email';

/** Six digits of the newest sign-in code. */
export async function newestCode(to: string): Promise<string> {
  const { code } = await newestLetter(to, 'login_otp');
  if (!code) throw new Error(`The letter to ${to} has no code`);
  return code;
}

/** The link of the newest letter of a kind. */
export async function newestLink(to: string, kind: LetterKind): Promise<string> {
  const { link } = await newestLetter(to, kind);
  if (!link) throw new Error(`The letter to ${to} has no link`);
  return link;
}

export async function lettersTo(to: string): Promise<readonly Letter[]> {
  const answer = await fetch(`${LIVE_URL}/dev/mailbox?to=${encodeURIComponent(to)}`);
  const { data } = (await answer.json()) as { data: Letter[] };
  return data;
}
