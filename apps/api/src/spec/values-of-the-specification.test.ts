import { expect, test } from 'vitest';
import { loadContract } from './contract.ts';

const { document } = loadContract();

const valuesAt = (path: string): readonly string[] => {
  const node = path
    .split('.')
    .reduce<unknown>(
      (at, key) => (at as Record<string, unknown>)[key],
      (document['components'] as Record<string, unknown>)['schemas'],
    );
  return (node as { enum: readonly string[] }).enum;
};

// The values that product spec §3, §4 and §9 name. A list may have more.
test.each([
  // spec 4.1
  ['OrderStatus', 'started processing completed cancelled failed expired'],
  // spec 4.2
  ['OrderFilters.properties.status.items', 'unpaid paid onhold settled waiting'],
  // spec 4.3
  ['PaymentStatus', 'started processing completed cancelled rejected failed'],
  // spec 4.5
  ['PaymentFilters.properties.settlement_status.items', 'need_to_settle settled'],
  // spec 3.9
  [
    'Settlement.properties.type',
    'early normal direct instant subaccount_payment_margin subaccount_disbursement_margin',
  ],
  // spec 9.75
  ['PaymentMethod', 'card ewallet retail_store online_banking direct_debit qris bnpl va'],
  // spec 4.24
  [
    'RefundStatus',
    'started requested approved rejected failed processing disbursement_pending disbursement_processing disbursement_failed disbursement_re_triggered done',
  ],
  // spec 3.26
  ['RefundType', 'instant normal card'],
  // spec 4.38
  ['DisbursementStatus', 'draft need_approval need_revision processing partially_success success failed'],
  // spec 4.39
  ['DisbursementItemStatus', 'valid invalid processing done failed partially_success'],
  // spec 4.52
  ['WithdrawalStatus', 'processing done failed partially_success'],
  // spec 4.57
  ['FundTransferStatus', 'need_approval processing completed rejected failed'],
  // spec 3.40
  ['FundTransferType', 'balance_to_bank balance_to_balance'],
  // spec 4.60
  ['SubaccountStatus', 'created live'],
  // spec 4.64
  ['PromoStatus', 'active inactive expired paused'],
  // spec 3.13
  ['PromoType', 'card va ewallet general retail_store online_banking'],
  // spec 3.13
  ['PromoSubType', 'cashback direct_discount'],
  // spec 3.13
  ['PromoDiscountType', 'percentage flat'],
  // spec 3.13
  ['PromoLimitType', 'quota budget'],
  // spec 4.65
  ['PaymentLinkStatus', 'paid unpaid expired'],
  // spec 4.66
  ['InvoiceStatus', 'draft outstanding late pending paid'],
  // spec 3.23
  ['InvoiceUpload.properties.status', 'initiated failed validated completed'],
  // spec 3.42
  ['WebhookApiKind', 'snap dasbor'],
  // spec 3.7
  ['VirtualAccount.properties.type', 'dynamic static'],
  // spec 9.52
  ['SetMdrPreferenceRequest.properties.fee_payer', 'merchant customer'],
])('%s has the values of the specification', (path, values) => {
  expect(valuesAt(path)).toEqual(expect.arrayContaining(values.split(' ')));
});

// spec 3.7
test('a payment by wallet has the phone number of the wallet', () => {
  const { schemas } = document['components'] as {
    schemas: Record<string, { properties: Record<string, { properties: object }> }>;
  };

  expect(schemas['Payment']?.properties['ewallet']?.properties).toHaveProperty('phone');
});
