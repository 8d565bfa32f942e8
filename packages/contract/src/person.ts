import type { Reply } from './exchange.ts';
import type { Tokens } from './who.ts';

/** The person whom the run is given, who has another password for as long as `changePassword` is asked. */
export type Person = {
  /** With the password in force. */
  signIn: () => Promise<Tokens>;
  /** Takes note of the password in a request that was accepted. */
  note: (body: unknown) => void;
  /** That the password is not the one that was given, a line. */
  leave: () => Promise<string[]>;
};

type Means = {
  email: string;
  password: string;
  baseUrl: string;
  isLive: boolean;
  logIn: (body: { email: string; password: string }) => Promise<Reply>;
};

export const makePerson = ({ email, password: given, baseUrl, isLive, logIn }: Means): Person => {
  /** What the password may be, the likeliest first: what was answered as done may not be. */
  let likely = [given];
  /** The one that was taken last, by a sign-in or by what sets it. */
  let current = given;
  let answered = 0;

  const signIn = async (): Promise<Tokens> => {
    for (const password of likely) {
      const reply = await logIn({ email, password });
      const tokens = tokensIn(reply, isLive);
      if (tokens) {
        current = password;
        likely = [password];
        return tokens;
      }
      answered = reply.status;
      // Asked again before every case, a wrong one would lock the person out.
      if (answered === 401) likely = likely.filter((one) => one !== password);
    }
    const hint = answered < 300 ? '; a person without two-step sign-in is needed' : '';
    throw new Error(`Signing in as ${email} at ${baseUrl} answered ${answered}${hint}`);
  };

  return {
    signIn,
    note: (body) => {
      const { password } = (body ?? {}) as { password?: unknown };
      if (typeof password !== 'string') return;
      likely = [...new Set([password, current, given])];
      current = password;
    },
    leave: async () => {
      if (likely.length === 1 && likely[0] === given) return [];
      const why = await signIn().then(
        () => '',
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      );
      const other = current === given ? 'another' : current;
      if (why) return [`${email}: the password may be ${other}, not the one that was given: ${why}`];
      return current === given ? [] : [`${email}: the password is ${current}, not the one that was given`];
    },
  };
};

const tokensIn = ({ json }: Reply, isLive: boolean): Tokens | undefined => {
  const { data } = (json ?? {}) as { data?: { token?: string; sandbox?: { token: string } } };
  if (!data?.token || !data.sandbox) return undefined;
  return isLive
    ? { person: data.token, other: data.sandbox.token }
    : { person: data.sandbox.token, other: data.token };
};
