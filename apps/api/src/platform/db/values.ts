// Makes both drivers parse types alike, and must run before the first query. PGlite returns small int8 as number and large ones as bigint;
// pg returns text; both turn dates into Date objects in the local zone.
const OID = { int8: 20, date: 1082, timestamptz: 1184, numeric: 1700 } as const;

const asText = (text: string): string => text;

/** `2026-11-20 03:15:42.12+00` → `2026-11-20T03:15:42.120Z`. The connection's zone is UTC; microseconds are preserved. */
export const instantText = (text: string): string => {
  const fraction = text.slice(20, -3);
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction.padEnd(3, '0')}Z`;
};

export const parsers: Readonly<Record<number, (text: string) => string>> = {
  [OID.int8]: asText,
  [OID.date]: asText,
  [OID.numeric]: asText,
  [OID.timestamptz]: instantText,
};

/** Formats that both drivers encode alike: dates as UTC text, objects as JSON, arrays unchanged. */
export const toParameter = (value: unknown): unknown => {
  if (value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'bigint') return value.toString();
  if (value !== null && typeof value === 'object' && !Array.isArray(value)) return JSON.stringify(value);
  return value;
};
