const DAY_MS = 86_400_000;

/** A link of three days made at 10.15 ends three days later at 10.15. */
export const expiryOfLink = (days: number, now: Date): Date => new Date(now.getTime() + days * DAY_MS);
