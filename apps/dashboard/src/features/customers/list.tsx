import { chakra } from '@chakra-ui/react';
import { showPhone } from '@dasbor/domain/auth';
import type { Client } from '@dasbor/sdk';
import { customers } from '@dasbor/sdk/resources';
import { columnsOf } from '../../shared/list/define/column-kinds.tsx';
import { type Asked, defineList } from '../../shared/list/define/define-list.ts';
import { customerPaths } from '../../shared/paths/money-in/customers.ts';
import { customerKeys } from './api/keys.ts';
import type { Customer, CustomerFilters } from './api/types.ts';

const { time, id, text } = columnsOf<Customer>();

/** All customers, of any day. */
export const customerList = defineList<Customer, CustomerFilters>()({
  name: 'customers',
  words: 'customers',
  permission: 'order.view',
  operations: customers,
  fetchPage: (client, asked) => client.listCustomers(byDayOfCreation(asked)),
  fetchRow: (client, customerId) => client.getCustomer({ path: { id: customerId } }),
  topic: 'order.customer_updated',
  keys: customerKeys,
  path: (row) => customerPaths.detail(row.id),
  isOfAllDays: true,
  filters: {},
  useColumns: () => [
    text('name', 'name', {
      link: true,
      cell: (row) => <chakra.span fontWeight="medium">{row.name}</chakra.span>,
      length: 24,
    }),
    text('mobile', ({ mobile }) => mobile && showPhone(mobile), { length: 16 }),
    text('email', 'email', { length: 28 }),
    text('reference', 'reference_id', { length: 14 }),
    text('city', 'city', { length: 16 }),
    time('created', 'created_at'),
    text('postalCode', 'postal_code', { extra: true, length: 8 }),
    id('id', 'id', { extra: true }),
  ],
  card: { title: 'name', amount: 'reference', note: 'mobile', meta: ['email', 'city'] },
});

type Page = Parameters<Client<typeof customers>['listCustomers']>[0];

/** The chosen days filter by the time of creation. */
const byDayOfCreation = (asked: Asked): Page => {
  const { path: _none, query, ...rest }: Omit<Asked, 'query'> & { query: Days } = asked;
  const { from, to, filters, ...page } = query;
  const days = { ...(from && { created_from: from }), ...(to && { created_to: to }) };
  return { ...rest, query: { ...page, ...(from || filters ? { filters: { ...filters, ...days } } : {}) } };
};

type Days = NonNullable<NonNullable<Page>['query']> & { from?: string; to?: string };
