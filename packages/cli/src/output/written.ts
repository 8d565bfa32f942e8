import type { Kind } from '../records/record.ts';
import { safe } from './safe.ts';

/** A value as a person reads it. */
export const written = (value: unknown, kind: Kind | undefined): string => {
  if (value === null || value === undefined) return '';
  if (kind === 'rupiah' && typeof value === 'number') return rupiah(value);
  if (kind === 'time' && typeof value === 'string') return jakartaTime(value);
  return safe(typeof value === 'object' ? JSON.stringify(value) : String(value));
};

const NUMBER = new Intl.NumberFormat('id-ID');
const rupiah = (amount: number): string =>
  amount < 0 ? `-Rp ${NUMBER.format(-amount)}` : `Rp ${NUMBER.format(amount)}`;

const TIME = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Jakarta',
  dateStyle: 'short',
  timeStyle: 'medium',
});
const jakartaTime = (text: string): string => {
  const time = new Date(text);
  return Number.isNaN(time.getTime()) ? safe(text) : `${TIME.format(time)} WIB`;
};
