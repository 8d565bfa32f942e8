import { createClient, type DasborClient, memorySession, type Tokens } from '@dasbor/sdk';
import { LIVE_URL, SANDBOX_URL } from './addresses.ts';
import { newestCode } from './mailbox.ts';
import { PASSWORD, PEOPLE, type Person } from './people.ts';

export type Mode = 'live' | 'sandbox';

/** The tokens of both modes, as the dashboard stores them. */
export type SignIn = {
  live: Tokens;
  sandbox: Tokens;
  signedInAt: number;
};

/** Signs in without a browser; reads the code from the mailbox. */
export const signInByApi = async (person: Person, password: string = PASSWORD): Promise<SignIn> => {
  const email = PEOPLE[person];
  const client = createClient({ baseUrl: LIVE_URL, mode: 'live' });
  let { data } = await client.login({ body: { email, password } });
  if (data.otp_required) {
    const body = { otp_session: data.otp_session, code: await newestCode(email) };
    ({ data } = await client.verifyLoginOtp({ body }));
  }
  if (data.otp_required) throw new Error(`${email} is asked for a second code`);
  const { token, refresh_token, sandbox } = data;
  return { live: { token, refresh_token }, sandbox, signedInAt: Date.now() };
};

/** An SDK client with this person's tokens. */
export const clientOf = (signIn: SignIn, mode: Mode = 'live'): DasborClient<'session'> => {
  const baseUrl = mode === 'live' ? LIVE_URL : SANDBOX_URL;
  return createClient({ baseUrl, mode, session: memorySession(signIn[mode]) });
};

/** Restores a person's demo password, if a journey changed it. */
export const restorePassword = async (person: Person, changed: string): Promise<void> => {
  const signIn = await signInByApi(person, changed).catch(() => undefined);
  if (!signIn) return;
  const body = { current_password: changed, password: PASSWORD, password_confirmation: PASSWORD };
  await clientOf(signIn).changePassword({ body });
};
