import { describe, expect, it } from 'vitest';
import { type BankFacts, nearestBanks } from './index.ts';

const bank = (code: string, name: string, aliases: readonly string[] = []): BankFacts => ({
  code,
  name,
  aliases,
  type: 'conventional',
  active: true,
});
const BANKS = [
  bank('bca', 'Bank Central Asia (BCA)', ['014']),
  bank('bni', 'Bank Negara Indonesia (BNI)', ['009']),
  bank('bri', 'Bank Rakyat Indonesia (BRI)', ['002']),
  bank('mandiri', 'Bank Mandiri', ['008']),
  bank('mandiri_taspen', 'Bank Mandiri Taspen'),
  bank('danamon', 'Bank Danamon'),
  bank('cimb', 'CIMB Niaga', ['cimb_niaga']),
  { ...bank('dana', 'DANA'), type: 'ewallet' },
  { ...bank('mandara', 'Bank Mandara'), active: false },
];
const near = (text: string) => nearestBanks(BANKS, text).map(({ code }) => code);

describe('the nearest banks to a text', () => {
  it.each([
    ['Bnak Mandri', ['mandiri']],
    ['bank mandri taspan', ['mandiri_taspen']],
    ['Bank Rakyat Indonsia', ['bri']],
    ['PT Bank Centarl Aisa Tbk', ['bca']],
    ['CIMB Niag', ['cimb']],
    ['Danmon', ['danamon']],
  ])('%s', (text, want) => {
    expect(near(text)).toEqual(want);
  });

  it('for an acronym are up to three that differ in one letter', () => {
    expect(near('BNA')).toEqual(['bca', 'bni']);
    expect(near('BRN').length).toBeLessThanOrEqual(3);
  });

  it.each(['', 'xy', 'Bank', '12345', 'Koperasi Simpan Pinjam'])('for %j are none', (text) => {
    expect(near(text)).toEqual([]);
  });

  it('are never inactive', () => {
    expect(near('Mandara')).not.toContain('mandara');
  });
});
