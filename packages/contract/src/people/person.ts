import type { Reply } from '../exchange/exchange.ts';
import type { Tokens } from './who.ts';

/** The person of the run, whose password is different while `changePassword` is tested. */
export type Person = {
  /** With the current password. */
  signIn: () => Promise<Tokens>;
  /**
   * Records a password before it is sent, because it may be valid from then on; call the result with the response status, if there is
   * one.
   */
  setting: (password: string) => Promise<(status: number) => void>;
  /** Restores the original password. Returns a line if it is still different. */
  leave: (setBack: (current: string, tokens: Tokens) => Promise<unknown>) => Promise<string[]>;
};

type Means = {
  email: string;
  password: string;
  baseUrl: string;
  isLive: boolean;
  logIn: (body: { email: string; password: string }) => Promise<Reply>;
};

export const makePerson = ({ email, password: given, baseUrl, isLive, logIn }: Means): Person => {
  /** The possible current passwords, most likely first: a reported success may be false. */
  let likely = [given];
  /** The last one accepted, by a sign-in or a change. */
  let current = given;
  /** Whether the last change may or may not have been applied. */
  let isUnsure = false;
  /** Sent without a response: a slow server, or one behind a proxy that gave up, may still apply it. */
  const unanswered = new Set<string>();
  let isTouched = false;
  let answered = 0;

  const signIn = async (): Promise<Tokens> => {
    for (const password of new Set([...likely, ...unanswered])) {
      const reply = await logIn({ email, password });
      const tokens = tokensIn(reply, isLive);
      if (tokens) {
        current = password;
        likely = [password];
        unanswered.delete(password);
        isUnsure = false;
        return tokens;
      }
      answered = reply.status;
      // Trying a wrong one before every case would lock the account. A malformed one is wrong, too.
      if (answered !== 401 && answered !== 400) continue;
      likely = likely.filter((one) => one !== password);
      unanswered.delete(password);
    }
    const hint = answered < 300 ? '; a person without two-step sign-in is needed' : '';
    throw new Error(`Signing in as ${email} at ${baseUrl} answered ${answered}${hint}`);
  };

  return {
    signIn,
    setting: async (password) => {
      // Every possible password is one more to guess, so only one may be uncertain at a time.
      if (isUnsure) await signIn();
      isTouched = true;
      isUnsure = true;
      const before = likely;
      const wasUnanswered = unanswered.has(password);
      unanswered.add(password);
      // Without a response, or with an error, the change was most likely not applied.
      likely = [...new Set([...before, password])];
      return (status) => {
        const isDone = status >= 200 && status < 300;
        const isRefused = status >= 400 && status < 500;
        if (isRefused) likely = before;
        if (isDone) likely = [...new Set([password, current, given])];
        if (isDone) current = password;
        isUnsure = !isDone && !isRefused;
        if (isDone || !(wasUnanswered || OF_A_PROXY.has(status))) unanswered.delete(password);
      };
    },
    leave: async (setBack) => {
      if (!isTouched) return [];
      try {
        const tokens = await signIn();
        if (current !== given) {
          // The next sign-in shows the result.
          await setBack(current, tokens).catch(() => undefined);
          await signIn();
        }
      } catch (error) {
        const other = likely.find((one) => one !== given) ?? (current === given ? 'another' : current);
        const why = error instanceof Error ? error.message : String(error);
        return [`${email}: the password may be ${other}, not the one that was given: ${why}`];
      }
      if (current !== given) return [`${email}: the password is ${current}, not the one that was given`];
      return [...unanswered]
        .filter((one) => one !== given)
        .map(
          (one) =>
            `${email}: the password becomes ${one} if what set it, and was never answered, is done yet`,
        );
    },
  };
};

/** Statuses from a proxy: what the server did is unknown. */
const OF_A_PROXY: ReadonlySet<number> = new Set([502, 503, 504]);

const tokensIn = ({ json }: Reply, isLive: boolean): Tokens | undefined => {
  const { data } = (json ?? {}) as { data?: { token?: string; sandbox?: { token: string } } };
  if (!data?.token || !data.sandbox) return undefined;
  return isLive
    ? { person: data.token, other: data.sandbox.token }
    : { person: data.sandbox.token, other: data.token };
};
