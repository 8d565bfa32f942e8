import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rupiah } from '../kernel/index.ts';
import { crc16, type QrisBill, qrisContent, readQris } from './index.ts';

const BILL: QrisBill = {
  acquirer: 'ID.CO.DASBOR.WWW',
  merchantPan: '936009990000000001',
  merchantId: '000000000000001',
  nmid: 'ID1020000000001',
  criteria: 'UMI',
  categoryCode: '5812',
  merchantName: 'Kopi Nusantara',
  merchantCity: 'Jakarta',
  postcode: '10110',
  amount: rupiah(150_000),
  reference: '01KAJ8000000000000000022',
};
// A published sample code, with a fictitious shop and a valid checksum.
const SAMPLE =
  '00020101021226680016ID.CO.CONTOH.WWW011893600999000000000102150000000000000010303UMI51440014ID.CO.QRIS.WWW0215ID10200000000010303UMI5204581253033605405100005802ID5911TOKO CONTOH6007JAKARTA6105101106304B61E';

describe('crc16', () => {
  it.each([
    ['123456789', '29B1'],
    ['', 'FFFF'],
    ['A', 'B915'],
    [SAMPLE.slice(0, -4), 'B61E'],
  ])('of "%s" is %s', (text, want) => expect(crc16(text)).toBe(want));

  it('preserves leading zeros', () => {
    const found = Array.from({ length: 500 }, (_, n) => crc16(String(n))).filter((crc) =>
      crc.startsWith('0'),
    );
    expect(found.length).toBeGreaterThan(0);
    expect(found.every((crc) => crc.length === 4)).toBe(true);
  });
});

describe('qrisContent', () => {
  it('has the fields required by EMVCo and Bank Indonesia, in order, and a valid checksum', () => {
    const content = qrisContent(BILL);
    const fields = readQris(content);

    expect([...(fields ?? [])].map(([tag]) => tag)).toEqual([
      '00',
      '01',
      '26',
      '51',
      '52',
      '53',
      '54',
      '58',
      '59',
      '60',
      '61',
      '62',
      '63',
    ]);
    expect(fields?.get('01')).toBe('12');
    expect(fields?.get('26')).toBe('0016ID.CO.DASBOR.WWW011893600999000000000102150000000000000010303UMI');
    expect(fields?.get('51')).toBe('0014ID.CO.QRIS.WWW0215ID10200000000010303UMI');
    expect([fields?.get('53'), fields?.get('54'), fields?.get('58')]).toEqual(['360', '150000', 'ID']);
    expect(fields?.get('59')).toBe('KOPI NUSANTARA');
    expect(fields?.get('62')).toBe('052401KAJ8000000000000000022');
  });

  it.each([
    ['Café Mañana', 'CAFE MANANA'],
    ['Toko Kopi Sangat Panjang Sekali Namanya', 'TOKO KOPI SANGAT PANJANG'],
    ['☕', '-'],
  ])('writes the name %s in characters that every scanner reads', (merchantName, want) => {
    const name = readQris(qrisContent({ ...BILL, merchantName }))?.get('59');
    expect(name).toBe(want);
    expect(name?.length).toBeLessThanOrEqual(25);
  });

  it('differs for another amount or bill', () => {
    const codes = [BILL, { ...BILL, amount: rupiah(150_001) }, { ...BILL, reference: 'B' }].map(qrisContent);
    expect(new Set(codes).size).toBe(3);
  });

  it('reads back for every amount, and detects any changed character', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.string({ maxLength: 40 }),
        fc.nat(),
        (amount, merchantName, place) => {
          const content = qrisContent({ ...BILL, amount: rupiah(amount), merchantName });
          expect(readQris(content)?.get('54')).toBe(String(amount));
          const at = place % content.length;
          const changed = content[at] === 'X' ? 'Y' : 'X';
          expect(readQris(content.slice(0, at) + changed + content.slice(at + 1))).toBeUndefined();
        },
      ),
      { numRuns: 200 },
    );
  });
});

it('readQris rejects a damaged code', () => {
  expect(readQris(SAMPLE)?.get('59')).toBe('TOKO CONTOH');
  expect(readQris(SAMPLE.slice(0, -1))).toBeUndefined();
  expect(readQris('')).toBeUndefined();
});
