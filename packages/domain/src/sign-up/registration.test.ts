import { expect, it } from 'vitest';
import { type Registration, registrationProblems } from './index.ts';

const GOOD: Registration = {
  full_name: 'Sri Wahyuni',
  email: 'sri@contoh.id',
  mobile_phone: '0812-3456-7890',
  business_name: 'Warung Bu Sri',
  password: 'Soto-Ayam-26',
  password_confirmation: 'Soto-Ayam-26',
  terms_accepted: true,
};

const wrong = (different: Partial<Registration>) =>
  registrationProblems({ ...GOOD, ...different }).map(({ field, problem }) => `${field} ${problem.code}`);

it('nothing is wrong with a complete form', () => expect(wrong({})).toEqual([]));

it.each([
  [{ full_name: '' }, ['full_name DPAY_REQUIRED']],
  // spec 5.4
  [{ full_name: 'Sri 2' }, ['full_name DPAY_NAME_INVALID']],
  [{ full_name: 'a'.repeat(129) }, ['full_name DPAY_NAME_TOO_LONG']],
  // spec 8.24
  [{ email: 'sri@contoh' }, ['email DPAY_EMAIL_INVALID']],
  // spec 5.6
  [{ mobile_phone: '12345' }, ['mobile_phone DPAY_PHONE_INVALID']],
  [{ mobile_phone: '+62 812 3456 7890' }, []],
  [{ business_name: 'Toko 99' }, ['business_name DPAY_BUSINESS_NAME_HAS_DIGITS']],
  [{ business_name: 'AB' }, ['business_name DPAY_BUSINESS_NAME_LENGTH']],
  [{ password_confirmation: '' }, ['password_confirmation DPAY_REQUIRED']],
  // spec 5.7
  [{ password_confirmation: 'Soto-Ayam-27' }, ['password_confirmation DPAY_PASSWORD_MISMATCH']],
  // spec 5.8
  [{ terms_accepted: false }, ['terms_accepted DPAY_TERMS_NOT_ACCEPTED']],
  [
    { password: 'soto', password_confirmation: 'soto' },
    [
      'password DPAY_PASSWORD_TOO_SHORT',
      'password DPAY_PASSWORD_NEEDS_UPPER',
      'password DPAY_PASSWORD_NEEDS_DIGIT',
      'password DPAY_PASSWORD_NEEDS_SPECIAL',
    ],
  ],
])('%j', (different, codes) => expect(wrong(different)).toEqual(codes));

// spec 5.3
it('an empty form says that each field is missing, in the order of the fields', () => {
  const empty = {
    full_name: '',
    email: '',
    mobile_phone: '',
    business_name: '',
    password: '',
    password_confirmation: '',
    terms_accepted: false,
  };

  expect(wrong(empty)).toEqual([
    'full_name DPAY_REQUIRED',
    'business_name DPAY_REQUIRED',
    'email DPAY_REQUIRED',
    'mobile_phone DPAY_REQUIRED',
    'password DPAY_REQUIRED',
    'password_confirmation DPAY_REQUIRED',
    'terms_accepted DPAY_TERMS_NOT_ACCEPTED',
  ]);
});
