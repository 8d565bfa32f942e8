import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizePhone } from './index.ts';

// Existing networks, without the trunk zero.
const PREFIXES = [
  811, 812, 813, 814, 815, 816, 817, 818, 819, 821, 822, 823, 828, 831, 832, 833, 838, 851, 852, 853, 855,
].concat([
  856, 857, 858, 859, 877, 878, 879, 881, 882, 883, 884, 885, 886, 887, 888, 889, 895, 896, 897, 898, 899,
]);

describe('normalizePhone', () => {
  // spec 5.18
  it.each([
    '081234567890',
    '81234567890',
    '6281234567890',
    '+6281234567890',
    '+62 812-3456-7890',
    '0812.3456.7890',
    ' (0812) 3456 7890 ',
    '+62081234567890',
    '+62 (812) 3456-7890',
    '(+62) 812 3456 7890',
    '+62 (0)812-3456-7890',
    '+62 0812 3456 7890',
    '62 0812-3456-7890',
    '+62812 3456 7890',
    '+ 62 812 3456 7890',
    '(0812 3456 7890)',
    '0812 - 3456 - 7890',
    '0812 345 678 90',
    '0812 34 56 78 90',
    '0812\u00a03456\u00a07890',
    '0812 34567 890',
    '0812 3456 7890.',
  ])('stores %s as +6281234567890', (text) => {
    expect(normalizePhone(text)).toEqual({ ok: true, value: '+6281234567890' });
  });

  it.each([
    // spec 5.16
    ['8 and 8 digits', '812345678', '+62812345678'],
    // spec 5.16
    ['8 and 11 digits', '812345678901', '+62812345678901'],
    // spec 5.17
    ['0 and 8 digits', '021234567', '+6221234567'],
    // spec 5.17
    ['0 and 12 digits', '0812345678901', '+62812345678901'],
    ['an area in brackets', '(021) 555 0123', '+62215550123'],
    ['an area of two groups', '021-555-0123', '+62215550123'],
    ['an area of two digits', '+62 21 555 0123', '+62215550123'],
    ['an area of two digits in brackets', '+62 (31) 5550123', '+62315550123'],
    ['an area of two digits behind its country', '+6221 5550123', '+62215550123'],
    ['an area of three digits', '+62 274 512345', '+62274512345'],
    ['a group that begins with a zero', '0812-0345-678', '+628120345678'],
    ['a group that begins as a number does', '0812-8123-4567', '+6281281234567'],
    ['a fixed line that begins so', '021-8123 4567', '+622181234567'],
    ['a zero that stands apart', '0 812 3456 7890', '+6281234567890'],
    ['the same before an area', '0 21 5550123', '+62215550123'],
    ['groups that are counted from the country', '+6281 8123 45678', '+6281812345678'],
    ['the same in threes', '+628 812 345 678', '+628812345678'],
    ['two digits behind the country', '+62 81 234 567 890', '+6281234567890'],
    ['threes of which the second begins as a number does', '087 812 345 678', '+6287812345678'],
    ['a second group that begins with a zero', '0895-0123-45678', '+62895012345678'],
    ['a group of all the others', '0895-345678901', '+62895345678901'],
    ['a longer last group', '081 234 567890', '+6281234567890'],
    ['five digits before the others', '08123 456 78901', '+62812345678901'],
    ['pairs behind three', '0812 345 67 89', '+628123456789'],
    ['a country without its plus', '62812-3456-7890', '+6281234567890'],
    ['pairs of a fixed line', '0274 51 23 45', '+62274512345'],
    ['pairs behind three of one', '021 555 01 23', '+62215550123'],
    ['a hyphen that does not break', '+62 812\u20111024\u20112743', '+6281210242743'],
    ['a longer dash', '0812\u20134932\u20131018', '+6281249321018'],
    ['a minus', '021\u22125550123', '+62215550123'],
    ['a country and an area in brackets', '(62-21) 7883 0856', '+622178830856'],
    ['the same with a plus', '(+62 21) 2963 6900', '+622129636900'],
    ['a country and a network in brackets', '(+62 812) 3456 7890', '+6281234567890'],
    ['a country apart without its plus', '62-21-5722452', '+62215722452'],
    ['a country in brackets', '(62) 21 5550123', '+62215550123'],
    ['a country and an area, each in brackets', '(+62)(21)5550123', '+62215550123'],
    ['a network in brackets before what could be a number', '(0895) 8023 77770', '+62895802377770'],
    ['five digits of a fixed line together', '(021) 398 38729', '+622139838729'],
    ['a number that is easy to keep', '0811 22 33 444', '+628112233444'],
    ['pairs behind four', '0812 3456 78 90', '+6281234567890'],
    ['threes behind two', '0812 33 444 555', '+6281233444555'],
    ['a space too many', '0812 345  678 90', '+6281234567890'],
    ['a line of Kabanjahe', '0628 20123', '+6262820123'],
    ['an area that begins as the country does', '0622 12345', '+6262212345'],
  ])('takes %s', (_, text, want) => {
    expect(normalizePhone(text)).toEqual({ ok: true, value: want });
  });

  it.each([
    // spec 5.16
    ['8 and 7 digits', '81234567'],
    // spec 5.16
    ['8 and 12 digits', '8123456789012'],
    // spec 5.17
    ['0 and 7 digits', '01234567'],
    // spec 5.17
    ['0 and 13 digits', '08123456789012'],
    ['another first digit', '712345678'],
    ['two zeros', '0081234567'],
    ['another country', '+6591234567'],
    ['letters', '0812abc67890'],
    ['the decimal zero of a number', '81234567890.0'],
    ['two of them', '0812345678.00'],
    ['full-width digits', '０８１２３４５６７８９０'],
    ['the country alone', '+62'],
    ['a digit in brackets behind it', '081234567890 (2)'],
    ['an extension in brackets', '021-5550123 (12)'],
    ['a digit in brackets before it', '(8) 0812345678'],
    ['a digit behind a dash', '0812345678 - 2'],
    ['the same behind groups', '0812-3456-789 - 22'],
    ['digits behind another sign', '0812-3456-789 22'],
    ['a digit behind a space', '081234567890 2'],
    ['an extension behind a dash', '021-5550123-12'],
    ['a few digits behind it', '0812345678 222'],
    ['the number of its row', '8. 0812345678'],
    ['a longer one', '81 0812345678'],
    ['the same before a number without its zero', '81 812345678'],
    ['another line', '0812345678\n90'],
    ['the number of its row with a zero', '08 0812345678'],
    ['the same before a dash', '08-0812345678'],
    ['the same before a point', '02. 0812345678'],
    ['the same before a longer number', '01 08123456789'],
    ['the same before groups', '08 0812 345 678'],
    ['the same before a number without its zero', '08 812345678'],
    ['one of three digits', '012 0812345678'],
    ['one of three digits before a number without its zero', '801 812345678'],
    ['one behind the country', '+62 8 0812345678'],
    ['an area before a number', '021 0812345678'],
    ['an area before a number in groups', '(021) 0812-345-678'],
    ['two digits behind the country and a whole number', '+62 81 0812345678'],
    ['a number of a row and one with its country', '0 62812345678'],
    ['a row that begins as the country does', '628 81234567890'],
    ['a longer one', '6281. 812345678'],
    ['the longest one', '62812 812345678'],
    ['a row that begins as a mobile number does', '082 812345678'],
    ['the same before groups, behind a point', '082. 812 345 678'],
    ['one of four digits', '0812 812345678'],
    ['an extension behind a country', '+62 21-5550123-12'],
    ['one behind groups', '021 555 0123 12'],
    ['the same behind dashes', '021-555-0123-12'],
    ['one of three digits', '021 555 0123 123'],
    ['a zero before the country', '0 62812 3456 7890'],
    ['the same in one group', '062812 345 678'],
    ['the country twice', '62 62812 3456 7890'],
    ['another sign among the last groups', '0812 345 678-90'],
    ['the country twice in one group', '+6262811294646'],
    ['the country behind the trunk', '0628123456789'],
    ['a mobile number behind the number of its row and a zero', '085-0811-123456'],
    ['a tab', '082\t812 345 678'],
    ['points that leave something out', '0812345678...'],
    ['a dash that does so', '0812345678--'],
    ['the same behind groups', '0812-3456-'],
    ['a point and a space before a whole number', '0812. 812 345 678'],
    ['a bracket among its digits', '0812 (3456) 7890'],
    ['a bracket that is not closed', '081234567890 (2'],
  ])('refuses %s', (_, text) => {
    expect(normalizePhone(text)).toEqual({ ok: false, problem: { code: 'DPAY_PHONE_INVALID' } });
  });

  it('reports a missing number for an empty text', () => {
    expect(normalizePhone(' ')).toEqual({ ok: false, problem: { code: 'DPAY_REQUIRED' } });
  });

  it('does not join a separate digit', () => {
    const phone = fc.constantFrom(
      '081234567890',
      '0812-3456-789',
      '0812345678',
      '(021) 555 0123',
      '0274 512345',
    );
    const digits = fc.stringMatching(/^\d{1,2}$/);
    const apart = fc.constantFrom(' (#)', '(#)', ' - #', ' / #', '; #', '\n#', ' (# orang)', ' x#');
    fc.assert(
      fc.property(phone, digits, apart, (written, more, sign) => {
        expect(normalizePhone(written).ok).toBe(true);
        expect(normalizePhone(`${written}${sign.replace('#', more)}`).ok).toBe(false);
      }),
    );
  });

  it('joins no extension to a fixed line, whatever the separators', () => {
    const line = fc.constantFrom(
      '021 5550123',
      '021 555 0123',
      '0274 512 345',
      '+62 21 5550 1234',
      '(021) 555 0123',
    );
    fc.assert(
      fc.property(
        line,
        fc.stringMatching(/^\d{1,4}$/),
        fc.constantFrom(' ', '-', '.', ' - '),
        (written, more, sign) => {
          expect(normalizePhone(written.replaceAll(' ', sign)).ok).toBe(true);
          expect(normalizePhone(`${written.replaceAll(' ', sign)}${sign}${more}`).ok).toBe(false);
        },
      ),
    );
  });

  it('does not join two numbers', () => {
    const number = fc.constantFrom(
      '0812345678',
      '081234567890',
      '812345678',
      '021555012',
      '0274 512345',
      '0812 345 678',
      '+62812345678',
    );
    fc.assert(
      fc.property(number, number, fc.constantFrom(' ', '-', '.', ' - ', '  '), (one, other, sign) => {
        expect(normalizePhone(one + sign + other).ok).toBe(false);
      }),
    );
  });

  it('does not join a row number to the text after it', () => {
    const phone = fc.constantFrom(
      '081234567890',
      '0812-3456-789',
      '0812 345 678',
      '812345678',
      '812-3456-789',
      '0274 512345',
      '021 5550123',
    );
    // A separate trunk zero or mobile prefix belongs to the number after it.
    const row = fc
      .stringMatching(/^0{0,2}\d{1,3}$/)
      .filter((digits) => digits !== '62' && !/^(?:0|08[1-9]\d?)$/.test(digits));
    const sign = fc.constantFrom(' ', '. ', '-', ' - ', '.', '\u00a0');
    fc.assert(
      fc.property(row, sign, phone, (digits, between, written) => {
        expect(normalizePhone(`${digits}${between}${written}`).ok).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['0', ['444', '443', '445', '434', '435', '433', '48', '47', '454', '3333', '344', '345']],
    ['62 ', ['344', '343', '345', '334', '335', '38', '37', '3333', '354', '2333', '234']],
    ['+62-', ['344', '343', '345', '334', '335', '38', '37', '3333', '354', '2333', '234']],
    ['+62', ['2442', '244', '245', '243', '1333', '144', '145', '344', '345', '38']],
  ])('takes every mobile number behind %j that is written in usual groups', (begin, usual) => {
    const digits = fc.tuple(fc.constantFrom(...PREFIXES), fc.stringMatching(/^\d{11}$/));
    const groups = fc.constantFrom(...usual.map((each) => [...each].map(Number)));
    fc.assert(
      fc.property(digits, groups, fc.constantFrom(' ', '-', '.'), ([prefix, rest], lengths, sign) => {
        const all = `${begin === '0' ? '0' : ''}${prefix}${rest}`;
        const ends = lengths.map((_, n) => lengths.slice(0, n + 1).reduce((sum, length) => sum + length, 0));
        const written = ends.map((end, n) => all.slice(ends[n - 1] ?? 0, end)).join(sign);
        const text = begin === '0' ? written : begin + written;
        expect([text, normalizePhone(text)]).toEqual([
          text,
          { ok: true, value: `+62${all.slice(0, ends.at(-1)).replace(/^0/, '')}` },
        ]);
      }),
      { numRuns: 5000 },
    );
  });

  // Must be linear: rescanning the separators from each character took minutes.
  it.each([' -', '. ', '0 ', '(', '()'])('reads a million characters of %j in time', (sign) => {
    expect(normalizePhone(`0${sign.repeat(500_000)}x`).ok).toBe(false);
  });

  it('leaves every number it has stored unchanged', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^(\+?62)?(8\d{8,11}|0[1-9]\d{7,11})$/), (text) => {
        fc.pre(!/0628\d{8}/.test(text));
        const once = normalizePhone(text);
        if (!once.ok) throw new Error(`refused ${text}`);

        expect(once.value).toMatch(/^\+62[1-9]\d{7,12}$/);
        expect(normalizePhone(once.value)).toEqual(once);
      }),
    );
  });
});
