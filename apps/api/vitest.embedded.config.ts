import { defineConfig } from 'vitest/config';

/** What differs over the embedded database (starting, locks, folders, migrations, one connection), and one test file of each feature. */
export const ON_EMBEDDED_ONLY = [
  'src/{listen,server}.test.ts',
  'src/testing/database/embedded.test.ts',
  'src/platform/db/folder/{broken,data-lock,disk}.test.ts',
];

const ON_BOTH = [
  'src/platform/db/{db,migrate,statistics}.test.ts',
  'src/platform/ledger/*.test.ts',
  'src/platform/partitions/partitions.test.ts',
  'src/platform/work/background.test.ts',
  'src/spec/streams.test.ts',
  'src/spec/door/{idempotency,reads}.test.ts',
  'src/testing/tenancy.test.ts',
  'src/features/{balance,fund-transfers,home,legacy-keys,orders,payments,profile}/{balance,fund-transfers,home,legacy-keys,list,profile}.test.ts',
  'src/features/{reference,request-log,sandbox-clock,search,security-history}/{reference,request-log,sandbox-clock,search,security-history}.test.ts',
  'src/features/{session,settlements,simulator,snap,subaccounts,top-ups}/{session,settlements,simulator,transfers,subaccounts,top-ups}.test.ts',
  'src/features/api-keys/limit.test.ts',
  'src/features/{checkout-appearance,images}/{checkout-appearance,images}.test.ts',
  'src/features/{invoice-reminders,quotations,recurring-invoices}/{whatsapp,quotations,recurring-invoices}.test.ts',
  'src/features/cli-sign-ins/cli-sign-ins.test.ts',
  'src/features/{checkout,customers,invoice-customers,payment-links}/{checkout,customers,invoice-customers,payment-links}.test.ts',
  'src/features/{payment-links,invoices/upload}/made-once.test.ts',
  'src/features/auth/{login,refresh}.test.ts',
  'src/features/{sign-up,whatsapp}/{register-user,whatsapp}.test.ts',
  'src/features/disbursements/{approval/approval,file/edits,sending/outcome}.test.ts',
  'src/features/events/stream-events.test.ts',
  'src/features/{analytics,exports,notifications,onboarding,users}/{analytics,exports,notifications,onboarding,users}.test.ts',
  'src/features/promos/promos.test.ts',
  'src/features/transactions/transactions.test.ts',
  'src/features/refunds/claims.test.ts',
  'src/features/webhooks/deliveries/deliver.test.ts',
  'src/features/withdrawals/withdrawals.test.ts',
  'src/features/destination-accounts/destination-accounts.test.ts',
  'src/features/payment-methods/payment-methods.test.ts',
  'src/features/mdr-preference/mdr-preference.test.ts',
  'src/features/{devices,sign-in-rules,two-step}/{devices,sign-in-rules,authenticator}.test.ts',
];

export default defineConfig({
  resolve: { conditions: ['@dasbor/source'] },
  ssr: { resolve: { conditions: ['@dasbor/source'] } },
  test: {
    name: 'api-embedded',
    root: import.meta.dirname,
    include: [...ON_EMBEDDED_ONLY, ...ON_BOTH],
    // Half the time: one worker runs many files and imports the API once. A file shares no database with another.
    isolate: false,
    globalSetup: 'src/testing/database/global-setup.pglite.ts',
    // As the journeys: more tries where nobody sits beside it.
    retry: process.env['CI'] ? 2 : 0,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
