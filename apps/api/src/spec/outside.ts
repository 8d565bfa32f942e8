/** Asks somebody outside the database, such as a bank, and returns the answer. Call it before the handler writes anything. */
export type Outside = <T>(ask: () => Promise<T>) => T;

class Asking {
  readonly ask: () => Promise<unknown>;
  constructor(ask: () => Promise<unknown>) {
    this.ask = ask;
  }
}

/**
 * Runs a transaction that may ask one question outside the database. At the question the transaction is rolled back, so that no lock is
 * held while a bank takes its time; then it runs again from the beginning with the answer, and decides and writes.
 */
export const withOutside = async <T>(transaction: (outside: Outside) => Promise<T>): Promise<T> => {
  try {
    return await transaction((ask) => {
      throw new Asking(ask);
    });
  } catch (error) {
    if (!(error instanceof Asking)) throw error;
    const answer = await error.ask();
    return transaction(() => answer as never);
  }
};
