import { expect, it } from 'vitest';
import { type AccountAnswer, decideHolder } from './index.ts';

const OWN_NAMES = ['Kopi Nusantara', 'PT Kopi Nusantara Sejahtera', 'Ratna Wijayanti'];

it.each(['PT KOPI NUSANTARA', 'PT KOPI NUSANTARA SEJAHTERA', 'RATNA WIJAYANTI SE'])(
  'an account of %s is the merchant’s own',
  (name) => {
    expect(decideHolder({ status: 'found', name }, OWN_NAMES)).toEqual({ ok: true, value: name });
  },
);

it.each<[AccountAnswer, object]>([
  [
    { status: 'found', name: 'BUDI SANTOSO' },
    { code: 'DPAY_ACCOUNT_HOLDER_MISMATCH', params: { name: 'BU** SAN****' } },
  ],
  [
    { status: 'found', name: 'CV KOPI NUSANTARA SEJAHTERA' },
    { code: 'DPAY_ACCOUNT_HOLDER_MISMATCH', params: { name: 'C* KO** NUS****** SEJ******' } },
  ],
  [{ status: 'not_found' }, { code: 'DPAY_BANK_ACCOUNT_NOT_FOUND' }],
  [{ status: 'inactive' }, { code: 'DPAY_BANK_ACCOUNT_NOT_FOUND' }],
  [{ status: 'disturbed' }, { code: 'DPAY_BANK_UNREACHABLE' }],
  [{ status: 'no_response' }, { code: 'DPAY_BANK_UNREACHABLE' }],
])('an account is refused if the bank answers %o', (answer, problem) => {
  expect(decideHolder(answer, OWN_NAMES)).toEqual({ ok: false, problem });
});
