/** What a case would need and the server, or the run, does not have. It is a reason, not a failure of the server. */
export class Lacking extends Error {
  override name = 'Lacking';
}

/** What the attempt answers, or why it could not be made. */
export const orWhyNot = <T>(attempt: Promise<T>): Promise<T | { skipped: string }> =>
  attempt.catch((error: unknown) => {
    if (error instanceof Lacking) return { skipped: error.message };
    throw error;
  });
