/** What a case needs and the server or run lacks. A reason to skip, not a failure of the server. */
export class Lacking extends Error {
  override name = 'Lacking';
  /** The end of the pause, if that is the reason. */
  readonly until: string | undefined;

  constructor(why: string, until?: string) {
    super(why);
    this.until = until;
  }
}

/** The result of the attempt, or why it was not possible. */
export const orWhyNot = <T>(attempt: Promise<T>): Promise<T | { skipped: string; until?: string }> =>
  attempt.catch((error: unknown) => {
    if (error instanceof Lacking)
      return { skipped: error.message, ...(error.until && { until: error.until }) };
    throw error;
  });
