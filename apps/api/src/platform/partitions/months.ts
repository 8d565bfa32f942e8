/** The first moment after this partition (`outbox_2026_12`); undefined for `outbox_later`, which has no end. */
export const endOfPartition = (name: string): Date | undefined => {
  const [, year, month] = /_(\d{4})_(\d{2})$/.exec(name) ?? [];
  return month === undefined ? undefined : new Date(Date.UTC(Number(year), Number(month), 1));
};

/** The first moment of the month that is so many months after the current one, in UTC. */
export const monthAfter = (now: Date, months: number): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1));
