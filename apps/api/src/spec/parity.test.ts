import { FLAGS, PERMISSION_ACTIONS, PROBLEM_CODES as ACCESS } from '@dasbor/domain/access';
import { NEEDS, PROBLEM_CODES as ACCESS_REQUESTS } from '@dasbor/domain/access-requests';
import {
  ACCESSES,
  API_KEY_STATUSES,
  API_RESOURCES,
  OVERLAPS,
  PROBLEM_CODES as API_KEYS,
  RATE_LIMITS,
  STREAM_LIMITS,
  SCOPES,
} from '@dasbor/domain/api-keys';
import { PROBLEM_CODES as AUTH } from '@dasbor/domain/auth';
import { PROBLEM_CODES as CHECKOUT_APPEARANCE } from '@dasbor/domain/checkout-appearance';
import { CUSTOMER_FIELDS, PROBLEM_CODES as CUSTOMERS } from '@dasbor/domain/customers';
import {
  PROBLEM_CODES as DESTINATIONS,
  TRANSFER_PERMISSION_STATUSES,
} from '@dasbor/domain/destination-accounts';
import { PROBLEM_CODES as IMAGES } from '@dasbor/domain/images';
import { PROBLEM_CODES as LISTS } from '@dasbor/domain/lists';
import {
  CHANNELS,
  DIGESTS,
  NEED_KINDS,
  NOTIFICATION_EVENTS,
  PROBLEM_CODES as NOTIFICATIONS,
} from '@dasbor/domain/notifications';
import {
  CHANGE_REASONS,
  CLIENT_TYPES,
  ONBOARDING_STATUSES,
  PROBLEM_CODES as ONBOARDING,
  REJECT_REASONS,
  REVIEWED_FIELDS,
  UPGRADE_STATUSES,
} from '@dasbor/domain/onboarding';
import { ORDER_FILTER_KEYS, ORDER_STATUSES, PROBLEM_CODES as ORDERS } from '@dasbor/domain/orders';
import { CHANNEL_STATUSES, PROBLEM_CODES as PAYMENT_CHANNELS } from '@dasbor/domain/payment-methods';
import {
  ADMIN_FEE_METHODS,
  PAYMENT_LINK_STATUSES,
  PROBLEM_CODES as PAYMENT_LINKS,
} from '@dasbor/domain/payment-links';
import {
  FEE_PAYERS,
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
  PROBLEM_CODES as PAYMENTS,
  SETTLEMENT_STATUSES,
  SETTLEMENT_TYPES,
  SIMULATIONS,
} from '@dasbor/domain/payments';
import {
  PROBLEM_CODES as PROMOS,
  PROMO_APPLICATIONS,
  PROMO_DISCOUNT_TYPES,
  PROMO_LIMIT_TYPES,
  PROMO_STATUSES,
  PROMO_SUB_TYPES,
  PROMO_TYPES,
} from '@dasbor/domain/promos';
import { PROBLEM_CODES as ROLES } from '@dasbor/domain/roles';
import { PROBLEM_CODES as SIGN_UP } from '@dasbor/domain/sign-up';
import { SNAP_KEY_STATUSES } from '@dasbor/domain/snap';
import { SYNC_OUTCOMES } from '@dasbor/domain/sync';
import { PROBLEM_CODES as USERS, USER_STATUSES } from '@dasbor/domain/users';
import {
  ATTEMPT_ERRORS,
  DELIVERY_STATUSES,
  HEALTH_STATES,
  PROBLEM_CODES as WEBHOOKS,
  WEBHOOK_API_KINDS,
  WEBHOOK_EVENTS,
} from '@dasbor/domain/webhooks';
import { expect, test } from 'vitest';
import { loadContract } from './contract.ts';

const { document, catalogue, operations } = loadContract();

/** The node of the document at a path of keys: `schemas('Payment', 'properties', 'status')`. */
const schemas = (...keys: string[]): unknown =>
  ['components', 'schemas', ...keys].reduce<unknown>((node, key) => {
    if (typeof node !== 'object' || node === null || !(key in node))
      throw new Error(`No ${key} in ${keys.join('.')}`);
    return (node as Record<string, unknown>)[key];
  }, document);

const sorted = (values: unknown): unknown[] => [...(values as string[])].toSorted();

test.each([
  ['order statuses', ORDER_STATUSES, () => schemas('OrderStatus', 'enum')],
  ['payment statuses', PAYMENT_STATUSES, () => schemas('PaymentStatus', 'enum')],
  ['statuses of a payment channel', CHANNEL_STATUSES, () => schemas('PaymentChannelStatus', 'enum')],
  [
    'who may pay the fee',
    FEE_PAYERS,
    () => schemas('SetMdrPreferenceRequest', 'properties', 'fee_payer', 'enum'),
  ],
  ['onboarding statuses', ONBOARDING_STATUSES, () => schemas('OnboardingStatus', 'enum')],
  ['client types', CLIENT_TYPES, () => schemas('ClientType', 'enum')],
  ['fields of the activation', REVIEWED_FIELDS, () => schemas('OnboardingField', 'enum')],
  ['reasons of a change', CHANGE_REASONS, () => schemas('ChangeReason', 'enum')],
  ['reasons of a rejection', REJECT_REASONS, () => schemas('RejectReason', 'enum')],
  ['statuses of an upgrade', UPGRADE_STATUSES, () => schemas('UpgradeStatus', 'enum')],
  ['payment methods', PAYMENT_METHODS, () => schemas('PaymentMethod', 'enum')],
  ['payment link statuses', PAYMENT_LINK_STATUSES, () => schemas('PaymentLinkStatus', 'enum')],
  ['fee payers of a link', ADMIN_FEE_METHODS, () => schemas('AdminFeeMethod', 'enum')],
  ['fields of a customer', CUSTOMER_FIELDS, () => schemas('CustomerField', 'enum')],
  ['API key statuses', API_KEY_STATUSES, () => schemas('ApiKeyStatus', 'enum')],
  ['scopes of an API key', API_RESOURCES, () => schemas('ApiKeyScopes', 'required')],
  ['access levels of a key', ACCESSES, () => schemas('ApiKeyAccess', 'enum')],
  ['overlaps', OVERLAPS, () => schemas('Overlap', 'enum')],
  ['SNAP key statuses', SNAP_KEY_STATUSES, () => schemas('SnapKeyStatus', 'enum')],
  ['simulations', SIMULATIONS, () => schemas('SimulatePaymentRequest', 'properties', 'status', 'enum')],
  ['permissions and features to ask for', NEEDS, () => schemas('AccessNeed', 'enum')],
  ['events to tell people of', NOTIFICATION_EVENTS, () => schemas('NotificationEvent', 'enum')],
  ['channels of a notification', CHANNELS, () => schemas('NotificationChannel', 'enum')],
  ['digests', DIGESTS, () => schemas('NotificationDigest', 'enum')],
  ['kinds of work that waits', NEED_KINDS, () => schemas('NeedKind', 'enum')],
  ['feature flags', FLAGS, () => schemas('FeatureConfig', 'required')],
  [
    'order filters',
    ORDER_FILTER_KEYS,
    () => schemas('OrderFilters', 'properties', 'status', 'items', 'enum'),
  ],
  [
    'settlement statuses',
    SETTLEMENT_STATUSES,
    () => schemas('PaymentFilters', 'properties', 'settlement_status', 'items', 'enum'),
  ],
  ['settlement types', SETTLEMENT_TYPES, () => schemas('Settlement', 'properties', 'type', 'enum')],
  ['promo statuses', PROMO_STATUSES, () => schemas('PromoStatus', 'enum')],
  ['promo types', PROMO_TYPES, () => schemas('PromoType', 'enum')],
  ['sub types of a promo', PROMO_SUB_TYPES, () => schemas('PromoSubType', 'enum')],
  ['ways a promo applies', PROMO_APPLICATIONS, () => schemas('PromoApplication', 'enum')],
  ['discount types', PROMO_DISCOUNT_TYPES, () => schemas('PromoDiscountType', 'enum')],
  ['limit types of a promo', PROMO_LIMIT_TYPES, () => schemas('PromoLimitType', 'enum')],
  [
    'statuses of fund transfers to an account',
    TRANSFER_PERMISSION_STATUSES,
    () => schemas('TransferPermissionStatus', 'enum'),
  ],
  ['statuses of a user', USER_STATUSES, () => schemas('UserStatus', 'enum')],
  ['actions of permissions', PERMISSION_ACTIONS, () => schemas('PermissionAction', 'enum')],
  ['webhook events', WEBHOOK_EVENTS, () => schemas('WebhookEventName', 'enum')],
  ['webhook kinds', WEBHOOK_API_KINDS, () => schemas('WebhookApiKind', 'enum')],
  ['delivery statuses', DELIVERY_STATUSES, () => schemas('WebhookDeliveryStatus', 'enum')],
  ['failure reasons of an attempt', ATTEMPT_ERRORS, () => schemas('WebhookAttemptError', 'enum')],
  ['health', HEALTH_STATES, () => schemas('WebhookHealth', 'properties', 'state', 'enum')],
])('the domain and the contract have the same %s', (_name, domain, contract) => {
  expect(sorted(contract())).toEqual(sorted(domain));
});

test('the contract has every sync outcome except the one that only a caller can see', () => {
  const outcomes = schemas('SyncAnswer', 'properties', 'data', 'properties', 'outcome', 'enum');

  expect(sorted(outcomes)).toEqual(sorted(SYNC_OUTCOMES.filter((outcome) => outcome !== 'unreachable')));
});

test.each([
  ['access', ACCESS],
  ['access-requests', ACCESS_REQUESTS],
  ['api-keys', API_KEYS],
  ['auth', AUTH],
  ['sign-up', SIGN_UP],
  ['checkout-appearance', CHECKOUT_APPEARANCE],
  ['customers', CUSTOMERS],
  ['destination-accounts', DESTINATIONS],
  ['images', IMAGES],
  ['onboarding', ONBOARDING],
  ['lists', LISTS],
  ['notifications', NOTIFICATIONS],
  ['orders', ORDERS],
  ['payment-links', PAYMENT_LINKS],
  ['payments', PAYMENTS],
  ['payment-methods', PAYMENT_CHANNELS],
  ['promos', PROMOS],
  ['roles', ROLES],
  ['users', USERS],
  ['webhooks', WEBHOOKS],
])('every refusal of the domain in %s has a message in the contract', (_feature, codes) => {
  expect(codes.filter((code) => !(code in catalogue))).toEqual([]);
});

test('the published rates are those of keys', () => {
  const published = Object.entries(RATE_LIMITS).map(([kind, { perSecond, burst }]) => [
    kind,
    { per_second: perSecond, burst },
  ]);

  expect((document as Record<string, unknown>)['x-rate-limits']).toEqual(Object.fromEntries(published));
});

test('the published number of open streams is the enforced one', () => {
  const { signIn, key, retryAfterSeconds } = STREAM_LIMITS;

  expect((document as Record<string, unknown>)['x-stream-limits']).toEqual({
    sign_in: signIn,
    key,
    retry_after: retryAfterSeconds,
  });
});

test('every scope that an operation requires exists', () => {
  const scopes = operations.map(({ scope }) => scope).filter((scope) => scope !== null);
  expect(scopes.filter((scope) => scope !== 'any' && !SCOPES.includes(scope))).toEqual([]);
});
