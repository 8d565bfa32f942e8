import { expect, it } from 'vitest';
import { isCommonPassword } from './index.ts';

const WORDS = new Set(['password', 'indonesia', 'qwerty', 'qwe', 'sayang', 'q2w3e4r', 'welcome', 'budi']);

it.each([
  'Password1!',
  'Password123!',
  'P@ssw0rd1!',
  'p@$$w0rD123',
  '123Password!',
  'Indonesia1!',
  'Indonesia2026!',
  'Indonesia17081945!',
  '1Nd0n3s14!',
  'Qwerty123!',
  'Qwe123!@#',
  '1q2w3e4R!',
  'S@yang123',
  '$ayanG123',
  'Sayang_Sayang1!',
  'SayangSayang1!',
  'We1come2026!',
  'Aaaaaa1!',
  'Abcdef1!',
  'Abcd1234!',
  'Budi@1990',
  'PASSWORd1!',
])('%s is common', (password) => expect(isCommonPassword(password, WORDS)).toBe(true));

it.each([
  'Rahasia-Kuat-1',
  'Dasbor-Demo-1',
  'Kopi-Susu-2026',
  'Indonesia84920174!x',
  'Password8&kQ2x',
  'Indonesia!492017463!',
  'Budi-Sayang-Kopi-7',
  'xK9$wQ2!mZ',
  'Soto-Ayam-26',
])('%s is not', (password) => expect(isCommonPassword(password, WORDS)).toBe(false));
