import { AsyncLocalStorage } from 'node:async_hooks';

/** The results that later attempts of a transaction begin with, by key. */
const results = new AsyncLocalStorage<Map<string, unknown>>();

/** More questions mean that a key differs in each attempt, which would never end. */
const MOST_ASKED = 50;

class Asking {
  readonly key: string;
  readonly ask: () => Promise<unknown>;
  constructor(key: string, ask: () => Promise<unknown>) {
    this.key = key;
    this.ask = ask;
  }
}

/**
 * Asks somebody outside the database, such as a bank. The transaction that needs the answer is rolled back, so that it holds no lock and no
 * connection meanwhile. Then it runs again from the beginning, and this call returns the answer. `key` names the question: one
 * with the same key is asked once. Outside a transaction it asks at once.
 */
export const outside = async <T>(key: string, ask: () => Promise<T>): Promise<T> => {
  const known = results.getStore();
  if (!known) return ask();
  if (known.has(key)) return known.get(key) as T;
  throw new Asking(key, ask);
};

/** A value that must be the same in each attempt, such as the id that was sent to a partner. */
export const sameInEachAttempt = <T>(key: string, make: () => T): T => {
  const known = results.getStore();
  if (!known) return make();
  if (!known.has(key)) known.set(key, make());
  return known.get(key) as T;
};

export const isInTransaction = (): boolean => results.getStore() !== undefined;

/** Leaves the transaction, for a callback that opens its own. */
export const leaveTransaction = <T>(work: () => T): T => results.exit(work);

/** Runs a transaction until all its questions have answers. */
export const withAnswers = async <T>(transaction: () => Promise<T>): Promise<T> => {
  const known = new Map<string, unknown>();
  for (let asked = 0; asked <= MOST_ASKED; asked += 1) {
    try {
      return await results.run(known, transaction);
    } catch (error) {
      if (!(error instanceof Asking)) throw error;
      known.set(error.key, await error.ask());
    }
  }
  throw new Error(`A transaction asked more than ${MOST_ASKED} questions outside the database.`);
};
