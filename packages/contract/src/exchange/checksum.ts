/**
 * Whether a text ends in the checksum that the contract names (`x-checksum`). EMVCo's QR codes end in field 63, computed over
 * everything before it (EMV QR Code Specification, Merchant-Presented Mode, 4.7.3).
 */
export const endsInChecksum = (name: string, text: string): boolean =>
  CHECKSUMS[name]?.(text.slice(0, -DIGITS)) === text.slice(-DIGITS);

const DIGITS = 4;

/**
 * Polynomial 1021, initial value FFFF, as four hexadecimal digits:
 * https://reveng.sourceforge.io/crc-catalogue/16.htm#crc.cat.crc-16-ibm-3740
 */
const crc16 = (text: string): string => {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(DIGITS, '0');
};

const CHECKSUMS: Readonly<Record<string, (text: string) => string>> = { 'CRC-16/CCITT-FALSE': crc16 };
