import sql from 'sql-template-tag';
import type { Mode } from '../platform/merchant/mode.ts';
import type { TestApp } from './app.ts';

type Confirming = { email: string; token: string; mode?: Mode; purpose: string; action: object };

/**
 * Obtains the value of X-Otp-Token for exactly this action through the mailed code. Empty if no code is sent because the call would be
 * refused; the call itself then returns the reason.
 */
export const confirm = async (
  app: TestApp,
  { email, token, mode = 'live', purpose, action }: Confirming,
): Promise<string> => {
  // Skips the minute between two codes, which is not tested here.
  await app.db.system((tx) => tx.run(sql`update otp_challenge set used_at = now() where used_at is null`));
  const asked = await app.ask('POST', '/dashboard/otp', { mode, token, payload: { purpose, action } });
  if (asked.status !== 200) return '';
  const { otp_session } = asked.json<{ data: { otp_session: string } }>().data;
  const { code } = await app.mailTo(email);
  const verified = await app.ask('POST', '/dashboard/otp/verify', {
    mode,
    token,
    payload: { otp_session, code },
  });
  return verified.json<{ data: { otp_token: string } }>().data.otp_token;
};
