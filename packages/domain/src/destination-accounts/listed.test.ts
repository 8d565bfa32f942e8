import { describe, expect, test } from 'vitest';
import type { Result } from '../kernel/index.ts';
import {
  decideOwnAccount,
  decideTransferPermission,
  decideTransferRequest,
  type ListedAccount,
} from './index.ts';

const wanted = (decided: Result<unknown, string>) => (decided.ok ? decided.value : decided.problem.code);
const own: ListedAccount = {
  isOwn: true,
  accountName: 'PT Kopi',
  bankAccountName: 'PT KOPI',
  transfers: null,
};
const others: ListedAccount = {
  isOwn: false,
  accountName: 'CV Sewa',
  bankAccountName: null,
  transfers: 'approved',
};

describe('asking for fund transfers', () => {
  test.each([
    ['an unknown account', undefined, 'CV Sewa', 'add'],
    ['an own account', own, 'PT Kopi', 'ask'],
    ['an own account that waits', { ...own, transfers: 'need_approval' }, 'pt kopi', 'keep'],
    ['an own account under another name', own, 'CV Sewa', 'DPAY_ACCOUNT_HOLDER_MISMATCH'],
    [
      'an own account whose bank was never asked, under another name',
      { ...own, bankAccountName: null },
      'CV Sewa',
      'DPAY_ACCOUNT_HOLDER_MISMATCH',
    ],
    ['an approved account', others, 'CV Sewa', 'keep'],
    ['an account that waits', { ...others, transfers: 'need_approval' }, 'CV Sewa', 'keep'],
    ['a rejected account', { ...others, transfers: 'rejected' }, 'CV Sewa', 'ask'],
    ['an approved account under another name', others, 'CV Lain', 'replace'],
    ['a rejected account under another name', { ...others, transfers: 'rejected' }, 'CV Lain', 'replace'],
  ] as const)('to %s', (_, listed, name, want) => {
    expect(wanted(decideTransferRequest(listed, name))).toBe(want);
  });
});

describe('adding an own account', () => {
  test.each([
    ['that is new', undefined, 'PT KOPI', 'add'],
    ['that is one already', own, 'PT KOPI', 'DPAY_DESTINATION_ACCOUNT_EXISTS'],
    ['that receives fund transfers', { ...others, accountName: 'PT Kopi' }, 'PT KOPI', 'confirm'],
    ['that was approved under another name', others, 'PT KOPI', 'replace'],
  ] as const)('%s', (_, listed, stated, want) => {
    expect(wanted(decideOwnAccount(listed, stated))).toBe(want);
  });
});

describe('permission for fund transfers', () => {
  const waiting = { status: 'need_approval', makerId: 'usr_maker' } as const;

  test.each([
    ['somebody else', waiting, 'usr_other', true],
    ['who asked', waiting, 'usr_maker', 'DPAY_MAKER_IS_APPROVER'],
    ['somebody else, twice', { ...waiting, status: 'approved' }, 'usr_other', 'DPAY_TRANSITION_NOT_ALLOWED'],
    [
      'somebody else, after a rejection',
      { ...waiting, status: 'rejected' },
      'usr_other',
      'DPAY_TRANSITION_NOT_ALLOWED',
    ],
  ] as const)('is decided by %s', (_, account, by, want) => {
    expect(wanted(decideTransferPermission(account, by))).toBe(want);
  });
});
