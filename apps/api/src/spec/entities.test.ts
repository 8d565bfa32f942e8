import { expect, test } from 'vitest';
import { loadContract } from './contract.ts';

const { document } = loadContract();
const { schemas } = document['components'] as { schemas: Record<string, { properties?: object }> };

// Answers are checked against their schemas in every test of the API; this keeps the fields of product spec §3 in the schemas.
test.each([
  // spec 3.1
  ['TokenPair', 'token refresh_token'],
  // spec 7.18
  ['SignedIn', 'token refresh_token merchant_id name is_live onboarding_status role_name permissions email'],
  // spec 3.2
  [
    'Session',
    'merchant_id merchant_name name mobile email role_name permissions onboarding_status onboarding_verification_bypass is_live is_otp_enabled is_suspended sandbox_only login_count feature_config merchant_subaccount_preset',
  ],
  // spec 3.3
  ['SubaccountPreset', 'exclude_navigation setting_menu webhook'],
  // spec 3.5
  [
    'Order',
    'id reference_id total_amount discount_amount net_amount mode created_at updated_at expires_at completed_at customer_id currency payment_type remaining_payment status settlement_id',
  ],
  // spec 3.6, 3.10
  [
    'Payment',
    'id order_id order_reference reference_id method amount admin_fee discount paid_amount shipping_fee currency status settlement_status promo_id mdr_fee mdr_fee_payer expires_at completed_at virtual_account qris ewallet issuer_name retrieval_reference_number',
  ],
  // spec 3.7
  ['VirtualAccount', 'number name type'],
  // spec 3.8, 3.10
  [
    'Settlement',
    'id type status payment_amount disbursement_amount refund_amount payment_count disbursement_count refund_count mdr_fee currency group settled_at merchant_settlement_due_date',
  ],
  // spec 3.11
  ['Customer', 'id reference_id name email mobile city country postal_code created_at'],
  // spec 3.12
  [
    'Promo',
    'name currency channels type sub_type discount_type discount_value deduction minimum_purchase maximum_discount bin_numbers banks effective_from effective_to limit_type limit_value status',
  ],
  // spec 3.14
  [
    'PaymentLink',
    'order_id reference_id customer amount currency expiry_days items notes is_notification_enabled email_subject email_content url created_by_name created_at paid_at method channel admin_fee_method status',
  ],
  // spec 3.15
  ['PaymentLinkCustomer', 'name email mobile address city state postal_code'],
  // spec 3.16
  ['OrderItem', 'name quantity price image_url'],
  // spec 3.18
  [
    'Invoice',
    'number name total_amount outstanding_amount start_date due_date customer document_url minimum_payment notes allow_partial_payment items',
  ],
  // spec 3.19
  ['InvoiceCustomer', 'name email mobile address'],
  // spec 3.20
  ['InvoiceItem', 'sku name description quantity price'],
  // spec 3.21
  ['InvoicePayment', 'id paid_on method amount'],
  // spec 3.24
  [
    'Refund',
    'id order_id payment_id settlement_id amount type category notes failure customer_name destination disbursement_id retrieval_reference_number fee rejection_notes maker_name created_at updated_at',
  ],
  // spec 3.29
  [
    'Disbursement',
    'id name description source maker approver approver_notes counts notice created_at decided_at updated_at status',
  ],
  // spec 3.31
  ['SplitNotice', 'payouts transfers amount fee'],
  // spec 3.32
  [
    'DisbursementItem',
    'currency amount bank_code account_number account_owner_name bank_account_name email_recipient phone_number notes status outcome failure_code fee issues',
  ],
  // spec 3.34
  ['TopUp', 'id bank_name created_at amount status'],
  // spec 3.35
  ['Withdrawal', 'id amount bank_name account_name status created_at'],
  // spec 3.36
  ['BalanceEntry', 'transaction_time debit credit closing_balance kind reference_id'],
  // spec 3.38
  ['WithdrawalSchedule', 'bank_name hour minute period amount enabled'],
  // spec 3.39
  [
    'FundTransfer',
    'id source_name bank_name account_number amount fee notes status type reviewer_notes failure_code',
  ],
  // spec 3.41
  ['Subaccount', 'id name email account_id type available status created_at last_transaction_at'],
  // spec 3.42
  ['Webhook', 'name url events is_primary subaccount_ids applies_to_all_subaccounts api_kind'],
  // spec 3.44
  ['User', 'name email role_name status'],
  // spec 3.45
  ['InviteUserRequest', 'userEmail userName roleID role'],
  // spec 3.46
  ['SecurityEvent', 'action mode ip device created_at'],
  // spec 3.47
  ['CheckoutLook', 'header_color accent_color logo'],
  // spec 3.48
  ['CheckoutLogo', 'url width height'],
  // spec 3.49
  ['RegisterUserRequest', 'full_name email mobile_phone business_name'],
  // spec 3.50
  [
    'OnboardingForm',
    'full_name ktp_number business_name business_category business_website business_social_media bank bank_account_number client_type npwp',
  ],
])('%s has the fields of the specification', (name, fields) => {
  expect(Object.keys(schemas[name]?.properties ?? {})).toEqual(expect.arrayContaining(fields.split(' ')));
});
