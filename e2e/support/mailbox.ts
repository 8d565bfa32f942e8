import { expect } from '@playwright/test';
import { LIVE_URL } from './addresses.ts';

type Letter = {
  id: string;
  kind: string;
  text: string;
  code: string | null;
  link: string | null;
};

/** The newest six-digit code, for signing in or confirming an action. */
export const newestCode = (to: string): Promise<string> => newest(to, 'a code', ({ code }) => code);

/** The link in the newest mail of a kind. */
export const newestLink = (
  to: string,
  kind: 'reset_password' | 'verify_email' | 'refund_link' | 'invitation' | 'confirm_email' | 'email_changed',
): Promise<string> => newest(to, `a ${kind} link`, (letter) => (letter.kind === kind ? letter.link : null));

const newest = async (to: string, what: string, read: (letter: Letter) => string | null): Promise<string> => {
  let found: string | null = null;
  await expect(async () => {
    found = (await lettersTo(to)).map(read).find((text) => text !== null) ?? null;
    expect(found, `${what} mailed to ${to}`).not.toBeNull();
  }).toPass({ timeout: 5_000 });
  return found ?? '';
};

/** Newest first. */
export const lettersTo = async (to: string): Promise<readonly Letter[]> => {
  const answer = await fetch(`${LIVE_URL}/dev/mailbox?to=${encodeURIComponent(to)}`);
  const { data } = (await answer.json()) as { data: Letter[] };
  return data;
};
