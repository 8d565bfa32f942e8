/** Shifts every date in a value by the time since the examples were written. */
export const shiftDates = (value: unknown, from: Date | undefined, now: Date): unknown => {
  if (!from) return value;
  if (typeof value === 'string') return shiftText(value, from, now);
  if (Array.isArray(value)) return value.map((one) => shiftDates(one, from, now));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shiftDates(part, from, now)]));
};

export const isTime = (text: string): boolean => TIME.test(text);

/** The precision required of servers: the contract asks for no fraction of RFC 3339. */
export const SECOND_MS = 1000;
const DAY_MS = 86_400_000;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
// Days are in Jakarta time, as everywhere in the contract.
const dayOf = (instant: Date): number => Math.floor((instant.getTime() + 7 * 3_600_000) / DAY_MS);

/** The day of a time. */
export const jakartaDay = (time: string): string =>
  new Date(dayOf(new Date(time)) * DAY_MS).toISOString().slice(0, 10);

const shiftText = (text: string, from: Date, now: Date): string => {
  if (TIME.test(text)) return new Date(Date.parse(text) + now.getTime() - from.getTime()).toISOString();
  if (!DAY.test(text)) return text;
  return new Date(Date.parse(text) + (dayOf(now) - dayOf(from)) * DAY_MS).toISOString().slice(0, 10);
};
