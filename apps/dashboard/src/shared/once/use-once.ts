import { intent } from '@dasbor/sdk';
import { useRef } from 'react';
import { fingerprint } from './fingerprint.ts';
import { dropOwn, keepOwn, readOwn } from '../unsaved/own-storage.ts';
import { useScope, useSession } from '../state/session.ts';
import { endsKey, isRefusal } from './ends-key.ts';

/** A wish that has no last word yet. */
interface Wish {
  key: string;
  /** Tries that were sent and have no answer yet. */
  unanswered: number;
}

/** Spread into the call. */
export interface Keyed {
  idempotencyKey: string;
}
interface Confirmed extends Keyed {
  otpToken: string;
}

export interface Once {
  /** Calls with the wish's key. The same wish has the same key until it is answered for good. */
  run: <Answer>(wish: unknown, call: (keyed: Keyed) => Promise<Answer>) => Promise<Answer>;
  /**
   * The same with a confirmation code, which is asked for once for each wish: a try after a lost answer sends the same code.
   * Answers null if the person closed the question.
   */
  confirmed: <Answer>(
    wish: unknown,
    confirm: () => Promise<string | null>,
    call: (confirmed: Confirmed) => Promise<Answer>,
  ) => Promise<Answer | null>;
}

/**
 * Makes a call happen once for each thing a person means to do. The idempotency key belongs to the wish: a try after a lost answer, a reload
 * or a sign-out carries the same key. Another wish, or the same wish after its last word, has a new one (`endsKey`). Keys are kept per tab,
 * person, merchant and mode.
 *
 * @param name what is done, and to which record: `withdrawal`, `disbursement dsb_…`
 */
export function useOnce(name: string): Once {
  const { user_id: userId } = useSession();
  const mine = `dasbor.once.${userId} ${useScope().join(' ')} ${name}`;
  const code = useRef<{ place: string; otpToken: string } | null>(null);
  const placeOf = (wish: unknown) => `${mine} ${fingerprint(JSON.stringify(wish))}`;

  const run: Once['run'] = async (wish, call) => {
    const place = placeOf(wish);
    const { key, unanswered } = wishAt(place);
    keepWish(place, { key, unanswered: unanswered + 1 });
    try {
      const answer = await call({ idempotencyKey: key });
      dropOwn(place);
      return answer;
    } catch (error) {
      if (endsKey(error, unanswered)) dropOwn(place);
      else if (isRefusal(error)) keepWish(place, { key, unanswered });
      throw error;
    }
  };

  return {
    run,
    confirmed: async (wish, confirm, call) => {
      const place = placeOf(wish);
      const otpToken = code.current?.place === place ? code.current.otpToken : await confirm();
      if (otpToken === null) return null;
      code.current = { place, otpToken };
      try {
        const answer = await run(wish, (keyed) => call({ ...keyed, otpToken }));
        code.current = null;
        return answer;
      } catch (error) {
        if (isRefusal(error)) code.current = null;
        throw error;
      }
    },
  };
}

function wishAt(place: string): Wish {
  return (JSON.parse(readOwn(place) ?? 'null') as Wish | null) ?? { key: intent(), unanswered: 0 };
}

function keepWish(place: string, wish: Wish): void {
  keepOwn(place, JSON.stringify(wish));
}
