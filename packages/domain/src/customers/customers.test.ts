import { describe, expect, it, test } from 'vitest';
import {
  COUNTRIES,
  type Contact,
  contactChanges,
  contactProblem,
  contactSent,
  type CustomerField,
  decideContactEdit,
  lastChanges,
  maskContact,
  maskCustomerName,
  maskReference,
  searchedName,
  storedContact,
} from './index.ts';

const CONTACT: Contact = {
  name: 'Sari Wulandari',
  email: 'sari@contoh.example',
  mobile: '+6281234567890',
  address: null,
  city: 'Bandung',
  country: 'ID',
  postal_code: '40135',
};

describe('a field of a contact', () => {
  // spec 5.96
  it.each<[CustomerField, string, string | null, string | undefined]>([
    ['name', 'one word', 'Budi', undefined],
    ['name', 'blanks', '  ', 'DPAY_REQUIRED'],
    ['name', 'nothing', null, 'DPAY_REQUIRED'],
    ['name', 'two lines', 'Budi\nSari', 'DPAY_FIELD_HIDDEN_CHARACTER'],
    ['email', 'nothing', null, undefined],
    ['email', 'blanks', ' ', undefined],
    ['email', 'an address with blanks around it', ' sari@contoh.example ', undefined],
    ['email', 'no host', 'sari@', 'DPAY_EMAIL_INVALID'],
    ['mobile', 'a number in groups', '0812-3456-7890', undefined],
    ['mobile', 'international', '+62 812 3456 7890', undefined],
    ['mobile', 'the shortest', '081234567', undefined],
    ['mobile', 'one digit less', '08123456', 'DPAY_PHONE_INVALID'],
    ['mobile', 'one digit more than the longest', '+628123456789012', 'DPAY_PHONE_INVALID'],
    ['mobile', 'a fixed line', '021-555-0123', 'DPAY_PHONE_INVALID'],
    ['mobile', 'a number of Singapore', '+65 8123 4567', 'DPAY_PHONE_INVALID'],
    ['mobile', 'words', 'tidak ada', 'DPAY_PHONE_INVALID'],
    ['address', 'lines', 'Jl. Dago No. 41\nRT 03 RW 02', undefined],
    ['address', 'a text-direction mark', 'Jl. \u202eDago', 'DPAY_FIELD_HIDDEN_CHARACTER'],
    ['city', 'a city', 'Kota Batu', undefined],
    ['city', 'two lines', 'Kota\nBatu', 'DPAY_FIELD_HIDDEN_CHARACTER'],
    ['country', 'Indonesia', 'ID', undefined],
    ['country', 'small letters', 'id', 'DPAY_COUNTRY_INVALID'],
    ['country', 'no country', 'XX', 'DPAY_COUNTRY_INVALID'],
    ['postal_code', 'five digits', '40135', undefined],
    ['postal_code', 'a leading zero', '01234', undefined],
    ['postal_code', 'four digits', '4013', 'DPAY_POSTAL_CODE_INVALID'],
    ['postal_code', 'six digits', '401355', 'DPAY_POSTAL_CODE_INVALID'],
    ['postal_code', 'a letter', '4O135', 'DPAY_POSTAL_CODE_INVALID'],
    ['postal_code', 'digits of another script', '٤٠١٣٥', 'DPAY_POSTAL_CODE_INVALID'],
  ])('%s: %s', (field, _, text, want) => expect(contactProblem(field, text)?.code).toBe(want));

  it.each<[CustomerField, string | null, string | null]>([
    ['mobile', '0812-3456-7890', '+6281234567890'],
    ['mobile', '812 3456 7890', '+6281234567890'],
    ['mobile', '+6281234567890', '+6281234567890'],
    ['mobile', '', null],
    ['email', ' Sari@Contoh.example ', 'Sari@Contoh.example'],
    ['city', null, null],
    ['postal_code', ' 40135 ', '40135'],
  ])('%s %j is stored as %j', (field, text, want) => expect(storedContact(field, text)).toBe(want));

  test('there are 249 countries, each once', () => expect(new Set(COUNTRIES).size).toBe(249));
});

describe('an edit', () => {
  const by = 'Rina Kusuma';
  const at = '2026-11-18T08:21:30.000Z';
  const later = [{ by, at, changes: [{ field: 'city', from: 'Cimahi', to: 'Bandung' }] }] as const;
  const customer = { current: CONTACT, version: 3, later };
  const change = { field: 'name', from: 'Sari Wulandari', to: 'Sari W.' } as const;

  it.each([
    ['changes what differs', { name: 'Sari W.', city: 'Bandung' }, 3, [change]],
    ['removes a value', { email: null }, 3, [{ field: 'email', from: 'sari@contoh.example', to: null }]],
    ['adds a value', { address: 'Jl. Dago' }, 3, [{ field: 'address', from: null, to: 'Jl. Dago' }]],
    ['changes nothing', {}, 3, []],
    ['is the same again after a lost answer', { city: 'Bandung' }, 2, []],
    ['is of an older version', { name: 'Sari W.' }, 2, 'DPAY_CUSTOMER_CHANGED'],
    ['is of a version that does not exist', { name: 'Sari W.' }, 4, 'DPAY_CUSTOMER_CHANGED'],
  ] as const)('%s', (_, wanted, version, want) => {
    const decided = decideContactEdit(customer, wanted, version);

    expect(decided.ok ? decided.value : decided.problem.code).toEqual(want);
  });

  test('a refusal names who was last', () => {
    expect(decideContactEdit(customer, { name: 'Sari W.' }, 2)).toMatchObject({
      problem: { params: { by } },
    });
  });

  test('of each field the last change counts', () => {
    const first = { by: 'Budi', at, changes: contactChanges(CONTACT, { name: 'A', email: null }) };
    const second = { by, at, changes: contactChanges({ ...CONTACT, name: 'A' }, { name: 'B' }) };

    expect(lastChanges([first, second])).toEqual([
      { field: 'name', from: 'A', to: 'B', by, at },
      { field: 'email', from: 'sari@contoh.example', to: null, by: 'Budi', at },
    ]);
  });
});

describe('the contact of an order', () => {
  const sent = { name: 'Sari W.', email: 'baru@contoh.example', mobile: '+6281300001111' };
  const fieldsOf = (changes: ReturnType<typeof contactSent>) => changes.map(({ field }) => field);

  it.each<[string, readonly CustomerField[], Partial<typeof sent> | { email: null; mobile: null }, string[]]>(
    [
      ['changes what differs', [], {}, ['name', 'email', 'mobile']],
      ['keeps what a person corrected', ['email'], {}, ['name', 'mobile']],
      ['keeps all that a person corrected', ['name', 'email', 'mobile'], {}, []],
      ['is not held back by other fields', ['city'], {}, ['name', 'email', 'mobile']],
      ['does not remove what it leaves out', [], { email: null, mobile: null }, ['name']],
      ['changes nothing that is the same', [], { name: CONTACT.name, mobile: '+6281234567890' }, ['email']],
    ],
  )('%s', (_, corrected, different, want) =>
    expect(fieldsOf(contactSent(CONTACT, { ...sent, ...different }, corrected))).toEqual(want),
  );
});

describe('masked', () => {
  it.each<[CustomerField, string | null, string | null]>([
    ['name', 'Sari Wulandari', 'Sari Wulandari'],
    ['name', '0812-3456-7890', '*********890'],
    ['city', 'sari@contoh.example', 's***@contoh.example'],
    ['email', 'sari@contoh.example', 's***@contoh.example'],
    ['mobile', '+6281234567890', '+62********890'],
    ['address', 'Jl. Dago No. 41', '***'],
    ['city', 'Bandung', 'Bandung'],
    ['country', 'ID', 'ID'],
    ['postal_code', '40135', '***'],
    ['address', null, null],
  ])('%s %j is %j', (field, value, want) => expect(maskContact(field, value)).toBe(want));

  it.each([
    ['PLG-00412', 'PLG-00412'],
    ['0012345678', '0012345678'],
    ['08123456', '08123456'],
    ['081234567', '******567'],
    ['sari@contoh.example', 's***@contoh.example'],
    ['081234567890', '*********890'],
    ['+62 812-3456-7890', '+62***********890'],
    ['81234567890', '********890'],
  ])('the reference %s is %s', (reference, want) => expect(maskReference(reference)).toBe(want));

  it.each([
    ['Sari Wulandari', 'Sari Wulandari'],
    ['Toko 99', 'Toko 99'],
    ['Kafe 24/7 No. 1234', 'Kafe 24/7 No. 1234'],
    ['sari@contoh.example', 's***@contoh.example'],
    ['Sari (sari@contoh.example)', 'Sari (***@contoh.example)'],
    ['Sari sari @ contoh.example', 'Sari s***@contoh.example'],
    ['a@b@contoh.example', 'a***@contoh.example'],
    ['081234567890', '*********890'],
    ['+62 812-3456-7890', '+62********890'],
    ['(0812) 345.678.90', '(*********890'],
    ['0812 3456 7890', '*********890'],
    ['0812 / 3456 / 7890', '*********890'],
    ['Sari 0812 3456 7890', 'Sari *********890'],
    ['021-5550123', '*******123'],
    ['Sari 1234567', 'Sari 1234567'],
  ])('the name %s is %s, and is searched only if it shows all', (name, want) => {
    expect(maskCustomerName(name, true)).toBe(want);
    expect(maskCustomerName(name, false)).toBe(name);
    expect(searchedName(name)).toBe(want === name ? name : undefined);
  });
});
