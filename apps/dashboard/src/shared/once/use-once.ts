import { intent } from '@dasbor/sdk';
import { useRef } from 'react';
import { fingerprint } from './fingerprint.ts';
import { dropOwn, keepOwn, readOwn } from '../unsaved/own-storage.ts';
import { useScope, useSession } from '../state/session.ts';
import { endsKey, isRefusal } from './ends-key.ts';

/** A request without a final response. */
type Wish = {
  key: string;
  /** Attempts that were sent and have no response yet. */
  unanswered: number;
};

/** Spread into the call. */
export type Keyed = {
  idempotencyKey: string;
};
type Confirmed = {
  otpToken: string;
} & Keyed;

export type Once = {
  /** Calls with the request's key. The same request keeps its key until its final response. */
  run: <Answer>(wish: unknown, call: (keyed: Keyed) => Promise<Answer>) => Promise<Answer>;
  /**
   * The same with a confirmation code. The code is requested once: a retry after a lost response sends the same code.
   * Returns null if the user closes the dialog.
   */
  confirmed: <Answer>(
    wish: unknown,
    confirm: () => Promise<string | null>,
    call: (confirmed: Confirmed) => Promise<Answer>,
  ) => Promise<Answer | null>;
};

/**
 * Executes each request once. The same request keeps its idempotency key through retries after a lost response, reloads
 * and sign-outs. A different request, or the same one after its final response, gets a new key (`endsKey`). Keys are stored per tab,
 * user, merchant and mode.
 *
 * @param name the operation and its record: `withdrawal`, `disbursement dsb_…`
 */
export const useOnce = (name: string): Once => {
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
};

const wishAt = (place: string): Wish =>
  (JSON.parse(readOwn(place) ?? 'null') as Wish | null) ?? { key: intent(), unanswered: 0 };

const keepWish = (place: string, wish: Wish): void => {
  keepOwn(place, JSON.stringify(wish));
};
