import { expect, it } from 'vitest';
import { businessNameProblem } from './index.ts';

// spec 5.5
it.each([
  ['', 'DPAY_REQUIRED'],
  ['   ', 'DPAY_REQUIRED'],
  // spec 9.5
  ['AB', 'DPAY_BUSINESS_NAME_LENGTH'],
  ['  AB  ', 'DPAY_BUSINESS_NAME_LENGTH'],
  ['ABC', undefined],
  ['Kopi & Roti “Bu Sri”', undefined],
  ['Toko 99', 'DPAY_BUSINESS_NAME_HAS_DIGITS'],
  ['Toko ٩٩', 'DPAY_BUSINESS_NAME_HAS_DIGITS'],
  ['Toko\u202eKopi', 'DPAY_FIELD_HIDDEN_CHARACTER'],
  ['a'.repeat(128), undefined],
  // spec 9.5
  ['a'.repeat(129), 'DPAY_BUSINESS_NAME_LENGTH'],
])('%j: %s', (name, code) => expect(businessNameProblem(name)?.code).toBe(code));
