/** Makes one call outside the database, such as to a bank, and returns the result. Call it before the handler writes anything. */
export type Outside = <T>(ask: () => Promise<T>) => T;

class Asking {
  readonly ask: () => Promise<unknown>;
  constructor(ask: () => Promise<unknown>) {
    this.ask = ask;
  }
}

/**
 * Runs a transaction that may make one call outside the database. At that call the transaction is rolled back, so that no lock is held
 * while a bank responds. Then the transaction runs again from the beginning with the result.
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
