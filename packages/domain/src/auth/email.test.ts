import { describe, expect, it } from 'vitest';
import { emailProblem } from './index.ts';

describe('emailProblem', () => {
  it.each([
    'owner@demo.test',
    'OWNER@Demo.Test',
    'budi.santoso+toko@mail.co.id',
    "o'neil@demo.test",
    '1@2.id',
    '  owner@demo.test ',
    `${'a'.repeat(64)}@demo.test`,
    'toko@xn--kopi-9za.id',
  ])('takes %s', (email) => {
    expect(emailProblem(email)).toBeUndefined();
  });

  // spec 5.15
  it.each([
    'owner',
    'owner@',
    '@demo.test',
    'owner@demo',
    'owner@demo.t',
    'owner@@demo.test',
    'ow ner@demo.test',
    'owner@-demo.test',
    'owner@demo-.test',
    'owner@demo..test',
    '.owner@demo.test',
    'owner.@demo.test',
    'ow..ner@demo.test',
    'owner@demo.test\u0000',
    'owner@demo.123',
    `${'a'.repeat(65)}@demo.test`,
    `owner@${'a.'.repeat(130)}test`,
  ])('refuses %j', (email) => {
    expect(emailProblem(email)).toEqual({ code: 'DPAY_EMAIL_INVALID' });
  });

  it.each(['', '   '])('reports a missing email for %j', (email) => {
    expect(emailProblem(email)).toEqual({ code: 'DPAY_REQUIRED' });
  });

  it('refuses a hostile text in linear time', () => {
    expect(emailProblem(`a@${'a-'.repeat(50_000)}`)).toEqual({ code: 'DPAY_EMAIL_INVALID' });
    expect(emailProblem(`a@${'a.'.repeat(120)}!`)).toEqual({ code: 'DPAY_EMAIL_INVALID' });
  });
});
