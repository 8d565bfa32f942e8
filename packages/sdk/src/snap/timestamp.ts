import { malformedInput } from './snap-error.ts';

const JAKARTA_MS = 7 * 60 * 60 * 1000; // WIB has no daylight saving time

/**
 * A time in SNAP's format, always with Jakarta's offset: 25 characters, whole seconds. Defaults to now.
 * @example snapTimestamp() // '2025-01-15T10:00:00+07:00'
 */
export const snapTimestamp = (at?: Date | null): string => {
  const iso = new Date((at ?? new Date()).getTime() + JAKARTA_MS).toJSON() as string | null;
  if (!iso) throw malformedInput('now is no time');
  return `${iso.slice(0, 19)}+07:00`;
};

/**
 * The time of an `X-TIMESTAMP`; undefined if it is not in SNAP's format (`Z`, a fraction, a day that does not exist).
 * @example parseSnapTimestamp('2025-01-15T10:00:00+07:00')?.toISOString() // '2025-01-15T03:00:00.000Z'
 */
export const parseSnapTimestamp = (text: string): Date | undefined => {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+07:00$/.test(text)) return undefined;
  const at = new Date(text);
  return !Number.isNaN(at.getTime()) && snapTimestamp(at) === text ? at : undefined;
};
