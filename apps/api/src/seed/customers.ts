import { newId } from '@dasbor/domain/kernel';
import { DEMO_ACCOUNTS } from './accounts.ts';
import type { Sale } from './orders.ts';
import { makePerson } from './people.ts';
import type { Seeding, Shopper } from './seeding.ts';

export type NewCustomer = Shopper & {
  mode: string;
  reference_id: string;
  email: string;
  address: string;
  city: string;
  country: string;
  postal_code: string;
  version: number;
  changed_at: string | null;
  created_at: string;
};

const DAY = 86_400_000;
/** Every sixth customer moved or has another number. */
const EDIT_EVERY = 6;

export const makeCustomers = (
  { random, mode, now }: Seeding,
  { customers, days }: { customers: number; days: number },
): NewCustomer[] =>
  Array.from({ length: customers }, (_, index) => {
    const { postalCode, ...person } = makePerson(random, index);
    const since = new Date(now.getTime() - (days + random.int(0, 60)) * DAY);
    return {
      ...person,
      id: newId('customer', since, random.bytes(10)),
      mode,
      reference_id: `PLG-${String(index + 1).padStart(5, '0')}`,
      country: 'ID',
      postal_code: postalCode,
      version: 1,
      changed_at: null,
      created_at: since.toISOString(),
    };
  });

/** A customer is known since the first order. Some were edited later. */
export const dateCustomers = (
  customers: readonly NewCustomer[],
  { sales, now }: { sales: readonly Sale[]; now: Date },
): NewCustomer[] => {
  const first = new Map<string | null, string>();
  for (const { order } of sales.toSorted((a, b) => (a.order.created_at < b.order.created_at ? 1 : -1)))
    first.set(order.customer_id, order.created_at);
  return customers.map((customer, index) => {
    const since = first.get(customer.id) ?? customer.created_at;
    const middle = new Date((Date.parse(since) + now.getTime()) / 2).toISOString();
    return {
      ...customer,
      created_at: since,
      ...(index % EDIT_EVERY === 0 && { version: 2, changed_at: middle }),
    };
  });
};

/** Who corrected these customers. */
export const makeEdits = ({ ids, mode, merchant }: Seeding, customers: readonly NewCustomer[]): object[] => {
  const editor = DEMO_ACCOUNTS.find(
    ({ merchant: of, role }) => of === merchant && (role === 'Finance' || role === 'Owner'),
  );
  return customers.flatMap(({ id, mobile, address, changed_at: at }) => {
    if (at === null) return [];
    const changes = [
      { field: 'mobile', from: mobile.replace('+62812', '+62813'), to: mobile },
      { field: 'address', from: null, to: address },
    ];
    return [
      {
        id: ids.next('event', new Date(at)),
        mode,
        customer_id: id,
        version: 2,
        changes,
        actor_id: editor?.id,
        actor_name: editor?.name,
        created_at: at,
      },
    ];
  });
};
