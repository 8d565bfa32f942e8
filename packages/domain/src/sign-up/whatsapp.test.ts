import { expect, it } from 'vitest';
import { readWhatsAppNumber, type WhatsAppRegistration, whatsAppProblems } from './index.ts';

const CATEGORIES = [{ slug: 'restaurants' }];
const GOOD: WhatsAppRegistration = {
  full_name: 'Sri Wahyuni',
  business_name: 'Warung Bu Sri',
  business_category: 'restaurants',
  mobile_phone: '0812-3456-7890',
  terms_accepted: true,
};

it.each([
  ['0812-3456-7890', '+6281234567890'],
  ['+62 812 3456 7890', '+6281234567890'],
  ['021 555 1234', 'DPAY_PHONE_INVALID'],
  ['', 'DPAY_REQUIRED'],
])('%s is read as %s', (text, want) => {
  const read = readWhatsAppNumber(text);
  expect(read.ok ? read.value : read.problem.code).toBe(want);
});

it.each([
  [{}, []],
  [{ business_category: '' }, ['business_category DPAY_REQUIRED']],
  [{ business_category: 'coffee' }, ['business_category DPAY_BUSINESS_CATEGORY_UNKNOWN']],
  [{ mobile_phone: '021 555 1234' }, ['mobile_phone DPAY_PHONE_INVALID']],
  [
    { full_name: '', business_name: 'A', terms_accepted: false },
    [
      'full_name DPAY_REQUIRED',
      'business_name DPAY_BUSINESS_NAME_LENGTH',
      'terms_accepted DPAY_TERMS_NOT_ACCEPTED',
    ],
  ],
])('%j', (different, codes) => {
  const found = whatsAppProblems({ ...GOOD, ...different }, CATEGORIES);
  expect(found.map(({ field, problem }) => `${field} ${problem.code}`)).toEqual(codes);
});
