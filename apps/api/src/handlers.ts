import * as accessRequests from './features/access-requests/handlers.ts';
import * as apiKeys from './features/api-keys/handlers.ts';
import * as approvals from './features/approvals/handlers.ts';
import * as auth from './features/auth/handlers.ts';
import * as checkoutAppearance from './features/checkout-appearance/handlers.ts';
import * as checkout from './features/checkout/handlers.ts';
import * as cliSignIns from './features/cli-sign-ins/handlers.ts';
import * as customers from './features/customers/handlers.ts';
import * as devices from './features/devices/handlers.ts';
import * as disbursements from './features/disbursements/handlers.ts';
import * as events from './features/events/handlers.ts';
import * as analytics from './features/analytics/handlers.ts';
import * as home from './features/home/handlers.ts';
import * as images from './features/images/handlers.ts';
import * as invoiceReminders from './features/invoice-reminders/handlers.ts';
import * as invoiceCustomers from './features/invoice-customers/handlers.ts';
import * as invoices from './features/invoices/handlers.ts';
import * as legacyKeys from './features/legacy-keys/handlers.ts';
import * as mdrPreference from './features/mdr-preference/handlers.ts';
import * as notifications from './features/notifications/handlers.ts';
import * as onboarding from './features/onboarding/handlers.ts';
import * as orders from './features/orders/handlers.ts';
import * as paymentLinks from './features/payment-links/handlers.ts';
import * as paymentMethods from './features/payment-methods/handlers.ts';
import * as payments from './features/payments/handlers.ts';
import * as profile from './features/profile/handlers.ts';
import * as promos from './features/promos/handlers.ts';
import * as exports from './features/exports/handlers.ts';
import * as quotations from './features/quotations/handlers.ts';
import * as recurringInvoices from './features/recurring-invoices/handlers.ts';
import * as reference from './features/reference/handlers.ts';
import * as requestLog from './features/request-log/handlers.ts';
import * as roles from './features/roles/handlers.ts';
import * as sandboxClock from './features/sandbox-clock/handlers.ts';
import * as search from './features/search/handlers.ts';
import * as savedViews from './features/saved-views/handlers.ts';
import * as securityHistory from './features/security-history/handlers.ts';
import * as session from './features/session/handlers.ts';
import * as balance from './features/balance/handlers.ts';
import * as subaccounts from './features/subaccounts/handlers.ts';
import * as fundTransfers from './features/fund-transfers/handlers.ts';
import * as policy from './features/policy/handlers.ts';
import * as transactions from './features/transactions/handlers.ts';
import * as topUps from './features/top-ups/handlers.ts';
import * as destinationAccounts from './features/destination-accounts/handlers.ts';
import * as withdrawals from './features/withdrawals/handlers.ts';
import * as refunds from './features/refunds/handlers.ts';
import * as refundClaims from './features/refund-claims/handlers.ts';
import * as settlements from './features/settlements/handlers.ts';
import * as signInRules from './features/sign-in-rules/handlers.ts';
import * as signUp from './features/sign-up/handlers.ts';
import * as simulator from './features/simulator/handlers.ts';
import * as snapKeys from './features/snap-keys/handlers.ts';
import * as snap from './features/snap/handlers.ts';
import * as users from './features/users/handlers.ts';
import * as twoStep from './features/two-step/handlers.ts';
import * as webhooks from './features/webhooks/handlers.ts';
import * as whatsapp from './features/whatsapp/handlers.ts';
import type { Handlers } from './spec/handlers.ts';

/** Every operation of the contract by its id. A missing one does not compile. */
export const handlers = {
  ...accessRequests,
  ...apiKeys,
  ...approvals,
  ...auth,
  ...checkoutAppearance,
  ...checkout,
  ...cliSignIns,
  ...customers,
  ...devices,
  ...disbursements,
  ...events,
  ...home,
  ...analytics,
  ...images,
  ...invoiceReminders,
  ...invoices,
  ...invoiceCustomers,
  ...legacyKeys,
  ...mdrPreference,
  ...notifications,
  ...onboarding,
  ...orders,
  ...paymentLinks,
  ...paymentMethods,
  ...payments,
  ...profile,
  ...promos,
  ...exports,
  ...savedViews,
  ...quotations,
  ...recurringInvoices,
  ...reference,
  ...requestLog,
  ...roles,
  ...sandboxClock,
  ...search,
  ...securityHistory,
  ...session,
  ...balance,
  ...fundTransfers,
  ...subaccounts,
  ...policy,
  ...topUps,
  ...transactions,
  ...destinationAccounts,
  ...withdrawals,
  ...refunds,
  ...refundClaims,
  ...settlements,
  ...signInRules,
  ...signUp,
  ...simulator,
  ...snap,
  ...snapKeys,
  ...users,
  ...twoStep,
  ...webhooks,
  ...whatsapp,
} satisfies Handlers;
