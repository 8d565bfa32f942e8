/** Whether others know this password: it is among those that are tried first, or in a leak. Asked before a transaction. Never throws. */
export type LeakedPasswords = (password: string) => Promise<boolean>;
