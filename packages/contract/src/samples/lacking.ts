/** What a case would need and the server, or the run, does not have. It is a reason, not a failure of the server. */
export class Lacking extends Error {
  override name = 'Lacking';
  /** When the pause that is the reason ends. */
  readonly until: string | undefined;

  constructor(why: string, until?: string) {
    super(why);
    this.until = until;
  }
}

/** What the attempt answers, or why it could not be made. */
export const orWhyNot = <T>(attempt: Promise<T>): Promise<T | { skipped: string; until?: string }> =>
  attempt.catch((error: unknown) => {
    if (error instanceof Lacking)
      return { skipped: error.message, ...(error.until && { until: error.until }) };
    throw error;
  });
