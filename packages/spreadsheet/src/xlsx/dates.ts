const DAY_MS = 86_400_000;
const LAST_DAY = 2_958_466; // 10000-01-01
const EPOCH_1900 = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);
const PLAIN_NUMBER = /^\d+(\.\d+)?(E[+-]?\d+)?$/i;

/** The date and time of a serial number, as ISO 8601 without a zone; undefined if invalid. */
export const dateText = (serial: string, from1904: boolean): string | undefined => {
  const days = PLAIN_NUMBER.test(serial) ? Number(serial) : Number.NaN;
  if (!(days >= 0 && days < LAST_DAY)) return undefined;
  // Excel counts a nonexistent 29 February 1900: that day is invalid, and earlier ones are shifted by one.
  if (!from1904 && Math.floor(days) === 60) return undefined;
  const shifted = !from1904 && days < 60 ? days + 1 : days;

  const time = Math.round(shifted * DAY_MS) + (from1904 ? EPOCH_1904 : EPOCH_1900);
  const iso = new Date(time).toISOString();
  const clock = iso.slice(11, 23).replace('.000', '');
  if (days < 1) return days === 0 && from1904 ? iso.slice(0, 10) : clock;
  return clock === '00:00:00' ? iso.slice(0, 10) : `${iso.slice(0, 10)}T${clock}`;
};
