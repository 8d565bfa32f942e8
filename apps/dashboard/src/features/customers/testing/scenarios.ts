import activityFile from '../../../../../../openapi/features/customers/examples/customer-activity.json' with { type: 'json' };
import changesFile from '../../../../../../openapi/features/customers/examples/customer-changes.json' with { type: 'json' };
import maskedFile from '../../../../../../openapi/features/customers/examples/customer-masked.json' with { type: 'json' };
import newFile from '../../../../../../openapi/features/customers/examples/customer-new.json' with { type: 'json' };
import returningFile from '../../../../../../openapi/features/customers/examples/customer.json' with { type: 'json' };
import pageFile from '../../../../../../openapi/features/customers/examples/customers-page.json' with { type: 'json' };
import subaccountFile from '../../../../../../openapi/features/subaccounts/examples/subaccount-live.json' with { type: 'json' };
import { eventStream, ok, problem, type Scenario } from '@dasbor/sdk/testing';
import { example } from '../../../shared/testing/example.ts';
import { failed, LAST_PAGE, listStates, onePage } from '../../../shared/testing/list-states.ts';
import { LONGEST } from '../../../shared/testing/longest.ts';
import { recordStates } from '../../../shared/testing/record-states.ts';
import type { Customer, CustomerActivityItem } from '../api/types.ts';

const one = (file: { value: unknown }): Customer => example<'getCustomer'>(file).data;

/** Customers of the contract, named by their state. */
export const customerExamples = {
  returning: one(returningFile),
  withoutContact: one(newFile),
  masked: one(maskedFile),
} satisfies Record<string, Customer>;
const { returning, withoutContact, masked } = customerExamples;

const page = example<'listCustomers'>(pageFile);

export const customerListStates = listStates('listCustomers', {
  page,
  permission: 'order.view',
  more: {
    masked: ok(
      onePage(
        page.data.map((row) => ({
          ...row,
          email: row.email && 'k***@contoh.example',
          mobile: row.mobile && '+62********021',
          postal_code: row.postal_code && '***',
        })),
      ),
    ),
    longest: ok(
      onePage(
        page.data.map((row) => ({
          ...row,
          name: LONGEST.name,
          email: `${'panjang.'.repeat(12)}sekali@contoh.example`,
          city: 'Kabupaten Administrasi Kepulauan Seribu',
        })),
      ),
    ),
  },
});

const activity = example<'listCustomerActivity'>(activityFile);
const changes = example<'listCustomerChanges'>(changesFile);
const newer = {
  ...activity.data[0],
  kind: 'chargeback',
  status: 'contested',
} as unknown as CustomerActivityItem;
const { data: subaccount } = example<'getSubaccount'>(subaccountFile);

/** Live events for `buysMeanwhile`. */
export const live = eventStream();

/** A customer with their transactions and changes. */
export const customerWith = (customer: Customer): Scenario => ({
  getCustomer: ok({ data: customer }),
  listCustomerActivity: ok(activity),
  listCustomerChanges: ok(changes),
  getSubaccount: ok({ data: subaccount }),
});

const changed: Customer = {
  ...returning,
  version: 4,
  email: 'wulan@contoh.example',
  city: 'Cimahi',
  updated_at: '2026-11-20T03:10:00.000Z',
};

export const customerStates = {
  ...recordStates('getCustomer', {
    notFound: problem(404, 'DPAY_CUSTOMER_NOT_FOUND'),
    permission: 'order.view',
  }),
  returning: customerWith(returning),
  withoutContact: {
    ...customerWith(withoutContact),
    listCustomerActivity: ok(onePage([])),
    listCustomerChanges: ok(onePage([])),
  },
  masked: customerWith(masked),
  ofSubaccount: customerWith({ ...returning, subaccount_id: subaccount.id }),
  withoutRefunds: customerWith({
    ...returning,
    totals: { order_count: 4, payment_count: 3, paid_amount: 905_000, refunded_amount: null },
  }),
  longest: customerWith({
    ...returning,
    name: LONGEST.name,
    address:
      'Jalan Raya Panjang Sekali Nomor 1234, RT 005 RW 012, Kelurahan Contoh, Kecamatan Contoh Selatan',
    totals: {
      order_count: 1_204,
      payment_count: 1_190,
      paid_amount: LONGEST.rupiah,
      refunded_amount: LONGEST.rupiah,
    },
  }),
  newer: { ...customerWith(returning), listCustomerActivity: ok(onePage([newer])) },
  /** The first transaction arrives while the page is open. */
  buysMeanwhile: {
    ...customerWith(withoutContact),
    listCustomerActivity: [ok(onePage([])), ok(onePage(activity.data.slice(0, 1)))],
    listCustomerChanges: ok(onePage([])),
    streamEvents: live,
  },
  partsPending: {
    ...customerWith(returning),
    listCustomerActivity: 'pending',
    listCustomerChanges: 'pending',
  },
  partsFailed: { ...customerWith(returning), listCustomerActivity: failed, listCustomerChanges: failed },
  manyChanges: {
    ...customerWith(returning),
    listCustomerChanges: ok({ ...changes, page: { ...LAST_PAGE, next_cursor: 'after', has_next: true } }),
  },
  saved: {
    ...customerWith(returning),
    updateCustomer: ok({ data: { ...returning, version: 4, mobile: '+6281344445555' } }),
  },
  invalid: {
    ...customerWith(returning),
    updateCustomer: problem(400, 'DPAY_INVALID_REQUEST', undefined, {
      fields: [{ field: 'mobile', code: 'DPAY_PHONE_INVALID' }],
    }),
  },
  /** Rina saves first. */
  changedMeanwhile: {
    ...customerWith(returning),
    getCustomer: [ok({ data: returning }), ok({ data: changed })],
    updateCustomer: [
      problem(
        409,
        'DPAY_CUSTOMER_CHANGED',
        { by: 'Rina Kusuma' },
        {
          fields: [
            {
              field: 'email',
              code: 'DPAY_FIELD_CHANGED',
              params: { by: 'Rina Kusuma', value: 'wulan@contoh.example', at: '2026-11-20T03:10:00.000Z' },
            },
            {
              field: 'city',
              code: 'DPAY_FIELD_CHANGED',
              params: { by: 'Rina Kusuma', value: 'Cimahi', at: '2026-11-20T03:10:00.000Z' },
            },
          ],
        },
      ),
      ok({ data: { ...changed, version: 5, email: 'sari.baru@contoh.example' } }),
    ],
  },
} satisfies Record<string, Scenario>;
