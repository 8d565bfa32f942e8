import type { Rupiah } from '../kernel/index.ts';

export type QrisBill = {
  /** The acquirer's reversed domain: `ID.CO.DASBOR.WWW`. */
  readonly acquirer: string;
  /** Merchant PAN, 18 or 19 digits. */
  readonly merchantPan: string;
  /** The acquirer's id for the merchant, at most 15 digits. */
  readonly merchantId: string;
  /** National merchant id: `ID` and 13 digits. */
  readonly nmid: string;
  /** UMI, UKE, UME or UBE: micro to large. */
  readonly criteria: 'UMI' | 'UKE' | 'UME' | 'UBE';
  /** ISO 18245. */
  readonly categoryCode: string;
  readonly merchantName: string;
  readonly merchantCity: string;
  readonly postcode: string;
  readonly amount: Rupiah;
  /** Identifies the bill, so that the payment can be matched; at most 25 characters. */
  readonly reference: string;
};

const NAME_LENGTH = 25;
const CITY_LENGTH = 15;

/**
 * The content of a dynamic QRIS code: EMVCo's merchant-presented mode, as profiled by Bank Indonesia's national standard. Each field is
 * tag, length and value; the last is a checksum of everything before it.
 */
export const qrisContent = (bill: QrisBill): string => {
  const { acquirer, merchantPan, merchantId, nmid, criteria } = bill;
  const account = [
    field('00', acquirer),
    field('01', merchantPan),
    field('02', merchantId),
    field('03', criteria),
  ];
  const body = [
    field('00', '01'),
    field('01', '12'), // dynamic: one bill
    field('26', account.join('')),
    field('51', field('00', 'ID.CO.QRIS.WWW') + field('02', nmid) + field('03', criteria)),
    field('52', bill.categoryCode),
    field('53', '360'), // rupiah
    field('54', String(bill.amount)),
    field('58', 'ID'),
    field('59', plain(bill.merchantName, NAME_LENGTH)),
    field('60', plain(bill.merchantCity, CITY_LENGTH)),
    field('61', bill.postcode),
    field('62', field('05', bill.reference)),
  ].join('');
  const checked = `${body}6304`;
  return checked + crc16(checked);
};

/** CRC-16/CCITT-FALSE (polynomial 1021, initial value FFFF) of ASCII text as four hexadecimal digits: `123456789` → `29B1`. */
export const crc16 = (text: string): string => {
  let crc = 0xffff;
  for (const letter of text) {
    crc ^= (letter.charCodeAt(0) & 0xff) << 8;
    for (let bit = 0; bit < 8; bit += 1)
      crc = (crc & 0x8000) === 0 ? (crc << 1) & 0xffff : ((crc << 1) ^ 0x1021) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
};

/** The fields of a code by tag; undefined if the code is incomplete or its checksum is wrong. */
export const readQris = (content: string): ReadonlyMap<string, string> | undefined => {
  if (crc16(content.slice(0, -4)) !== content.slice(-4)) return undefined;
  const fields = new Map<string, string>();
  for (let at = 0; at < content.length;) {
    const length = Number(content.slice(at + 2, at + 4));
    const value = content.slice(at + 4, at + 4 + length);
    if (!Number.isInteger(length) || value.length !== length) return undefined;
    fields.set(content.slice(at, at + 2), value);
    at += 4 + length;
  }
  return fields;
};

const field = (tag: string, value: string): string => {
  if (value.length === 0 || value.length > 99) throw new RangeError(`Field ${tag} takes 1 to 99 letters`);
  return tag + String(value.length).padStart(2, '0') + value;
};

/** Characters that every scanner reads: ASCII capitals without accents. */
const plain = (text: string, longest: number): string => {
  const ascii = text
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .trim()
    .toUpperCase();
  return ascii.slice(0, longest).trim() || '-';
};
