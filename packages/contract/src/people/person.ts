import type { Reply } from '../exchange/exchange.ts';
import type { Tokens } from './who.ts';

/** The person whom the run is given, who has another password for as long as `changePassword` is asked. */
export type Person = {
  /** With the password in force. */
  signIn: () => Promise<Tokens>;
  /** Takes note of a password before it is sent, as one that may be in force from then on; then of the status that answered it, if one did. */
  setting: (password: string) => Promise<(status: number) => void>;
  /** Sets the password back to the one that was given. That it is another all the same, a line. */
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
  /** What the password may be, the likeliest first: what was answered as done may not be. */
  let likely = [given];
  /** The one that was taken last, by a sign-in or by what sets it. */
  let current = given;
  /** Whether the last that was sent may have been taken or not. */
  let isUnsure = false;
  /** Sent and never answered: a server that was slow, or a proxy that gave it up, may do it yet. */
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
      // Asked again before every case, a wrong one would lock the person out. One of another form is wrong, too.
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
      // Each that may have been taken is one more to guess at: there is one at a time.
      if (isUnsure) await signIn();
      isTouched = true;
      isUnsure = true;
      const before = likely;
      const wasUnanswered = unanswered.has(password);
      unanswered.add(password);
      // Who answers nothing, or an error, has mostly done nothing.
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
          // What comes of it, signing in shows.
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

/** What is answered instead of a server: what it does, nobody knows. */
const OF_A_PROXY: ReadonlySet<number> = new Set([502, 503, 504]);

const tokensIn = ({ json }: Reply, isLive: boolean): Tokens | undefined => {
  const { data } = (json ?? {}) as { data?: { token?: string; sandbox?: { token: string } } };
  if (!data?.token || !data.sandbox) return undefined;
  return isLive
    ? { person: data.token, other: data.sandbox.token }
    : { person: data.sandbox.token, other: data.token };
};
