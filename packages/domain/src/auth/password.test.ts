import { describe, expect, it } from 'vitest';
import { passwordProblems } from './index.ts';

const codes = (password: string) =>
  passwordProblems(password).map(({ code }) => code.replace('DPAY_PASSWORD_', ''));

describe('passwordProblems', () => {
  it.each(['Dasbor-Demo-1', 'Aa1!Aa1!', 'kopiSusu99%', 'Ünïcode-1a', 'Aa1!_:Aa', `A1!${'a'.repeat(200)}`])(
    'takes %s',
    (password) => {
      expect(codes(password)).toEqual([]);
    },
  );

  it.each([
    // spec 5.9
    ['Aa1!Aa1', ['TOO_SHORT']],
    // spec 5.10
    ['Aa1! Aa1!', ['HAS_SPACE']],
    ['Aa1!\u00a0Aa1!', ['HAS_SPACE']],
    // spec 5.11
    ['aaaa1111!', ['NEEDS_UPPER']],
    // spec 5.11
    ['AAAA1111!', ['NEEDS_LOWER']],
    // spec 5.11
    ['AAAAaaaa!', ['NEEDS_DIGIT']],
    // spec 5.11
    ['AAAAaaaa1', ['NEEDS_SPECIAL']],
    // spec 5.12
    ['AAAaaa1_:', ['NEEDS_SPECIAL']],
    ['AAAaaa1é', ['NEEDS_SPECIAL']],
    ['Aa1!😀😀', ['TOO_SHORT']],
  ])('%j lacks only %j', (password, want) => {
    expect(codes(password)).toEqual(want);
  });

  it('reports everything that is missing at once', () => {
    expect(codes(' ')).toEqual([
      'TOO_SHORT',
      'HAS_SPACE',
      'NEEDS_UPPER',
      'NEEDS_LOWER',
      'NEEDS_DIGIT',
      'NEEDS_SPECIAL',
    ]);
  });

  it('reports only a missing password if it is empty', () => {
    expect(passwordProblems('')).toEqual([{ code: 'DPAY_REQUIRED' }]);
  });

  // spec 5.9, 9.4
  it('reports the minimum length', () => {
    expect(passwordProblems('Aa1!')).toEqual([{ code: 'DPAY_PASSWORD_TOO_SHORT', params: { min: 8 } }]);
  });
});
