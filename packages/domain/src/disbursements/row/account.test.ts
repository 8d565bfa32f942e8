import { describe, expect, it } from 'vitest';
import type { AccountAnswer } from '../../payouts/index.ts';
import { BANK_ISSUES, decideAccount, isBlocking } from '../index.ts';

describe('a payout whose bank was queried', () => {
  it('is valid if the bank states the written name', () => {
    expect(decideAccount('Siti Aminah', { status: 'found', name: 'SITI AMINAH' })).toEqual({
      status: 'valid',
      issues: [],
      statedName: 'SITI AMINAH',
    });
  });

  it('shows another name with most of its letters masked', () => {
    expect(decideAccount('Siti Aminah', { status: 'found', name: 'BUDI SANTOSO' })).toEqual({
      status: 'invalid',
      issues: [{ field: 'account_owner_name', code: 'NAME_MISMATCH', params: { name: 'BU** SAN****' } }],
      statedName: 'BUDI SANTOSO',
    });
  });

  it.each<[AccountAnswer['status'], string]>([
    ['not_found', 'ACCOUNT_NOT_FOUND'],
    ['inactive', 'ACCOUNT_INACTIVE'],
    ['disturbed', 'BANK_DISTURBED'],
    ['no_response', 'BANK_NO_RESPONSE'],
  ])('%s is %s', (status, code) => {
    const { issues, ...rest } = decideAccount('Siti Aminah', { status } as AccountAnswer);
    expect(rest).toEqual({ status: 'invalid', statedName: null });
    expect(issues.map((issue) => issue.code)).toEqual([code]);
    expect(issues.every(isBlocking)).toBe(true);
    expect(issues.every((issue) => BANK_ISSUES.has(issue.code))).toBe(true);
  });
});
