import { expect, test } from 'vitest';
import { loadContract } from './contract.ts';

const { document } = loadContract();
const { schemas } = document['components'] as { schemas: Record<string, { properties?: object }> };

// Answers are checked against their schemas in every test of the API; this keeps the fields of product spec §3 in the schemas.
test.each([
  ['TokenPair', 'token refresh_token'],
  ['SignedIn', 'token refresh_token merchant_id name is_live onboarding_status role_name permissions email'],
  [
    'Session',
    'merchant_id merchant_name name mobile email role_name permissions onboarding_status onboarding_verification_bypass is_live is_otp_enabled is_suspended sandbox_only login_count feature_config merchant_subaccount_preset',
  ],
  ['SubaccountPreset', 'exclude_navigation setting_menu webhook'],
  [
    'Order',
    'id reference_id total_amount discount_amount net_amount mode created_at updated_at expires_at completed_at customer_id currency payment_type remaining_payment status settlement_id',
  ],
  [
    'Payment',
    'id order_id order_reference reference_id method amount admin_fee discount paid_amount shipping_fee currency status settlement_status promo_id mdr_fee mdr_fee_payer expires_at completed_at virtual_account qris ewallet issuer_name retrieval_reference_number',
  ],
  ['VirtualAccount', 'number name type'],
  [
    'Settlement',
    'id type status payment_amount disbursement_amount refund_amount payment_count disbursement_count refund_count mdr_fee currency group settled_at merchant_settlement_due_date',
  ],
  ['Customer', 'id reference_id name email mobile city country postal_code created_at'],
  [
    'Promo',
    'name currency channels type sub_type discount_type discount_value deduction minimum_purchase maximum_discount bin_numbers banks effective_from effective_to limit_type limit_value status',
  ],
  [
    'PaymentLink',
    'order_id reference_id customer amount currency expiry_days items notes is_notification_enabled email_subject email_content url created_by_name created_at paid_at method channel admin_fee_method status',
  ],
  ['PaymentLinkCustomer', 'name email mobile address city state postal_code'],
  ['OrderItem', 'name quantity price image_url'],
  [
    'Invoice',
    'number name total_amount outstanding_amount start_date due_date customer document_url minimum_payment notes allow_partial_payment items',
  ],
  ['InvoiceCustomer', 'name email mobile address'],
  ['InvoiceItem', 'sku name description quantity price'],
  ['InvoicePayment', 'id paid_on method amount'],
  [
    'Refund',
    'id order_id payment_id settlement_id amount type category notes failure customer_name destination disbursement_id retrieval_reference_number fee rejection_notes maker_name created_at updated_at',
  ],
  [
    'Disbursement',
    'id name description source maker approver approver_notes counts notice created_at decided_at updated_at status',
  ],
  ['SplitNotice', 'payouts transfers amount fee'],
  [
    'DisbursementItem',
    'currency amount bank_code account_number account_owner_name bank_account_name email_recipient phone_number notes status outcome failure_code fee issues',
  ],
  ['TopUp', 'id bank_name created_at amount status'],
  ['Withdrawal', 'id amount bank_name account_name status created_at'],
  ['BalanceEntry', 'transaction_time debit credit closing_balance kind reference_id'],
  ['WithdrawalSchedule', 'bank_name hour minute period amount enabled'],
  [
    'FundTransfer',
    'id source_name bank_name account_number amount fee notes status type reviewer_notes failure_code',
  ],
  ['Subaccount', 'id name email account_id type available status created_at last_transaction_at'],
  ['Webhook', 'name url events is_primary subaccount_ids applies_to_all_subaccounts api_kind'],
  ['User', 'name email role_name status'],
  ['InviteUserRequest', 'userEmail userName roleID role'],
  ['SecurityEvent', 'action mode ip device created_at'],
  ['CheckoutLook', 'header_color accent_color logo'],
  ['CheckoutLogo', 'url width height'],
  ['RegisterUserRequest', 'full_name email mobile_phone business_name'],
  [
    'OnboardingForm',
    'full_name ktp_number business_name business_category business_website business_social_media bank bank_account_number client_type npwp',
  ],
])('%s has the fields of the specification', (name, fields) => {
  expect(Object.keys(schemas[name]?.properties ?? {})).toEqual(expect.arrayContaining(fields.split(' ')));
});
