import { chakra } from '@chakra-ui/react';
import { showPhone } from '@dasbor/domain/auth';
import { customers } from '@dasbor/sdk/resources';
import { columnsOf } from '../../shared/list/define/column-kinds.tsx';
import { defineList } from '../../shared/list/define/define-list.ts';
import { customerPaths } from '../../shared/paths/customers.ts';
import { customerKeys } from './api/keys.ts';
import type { Customer, CustomerFilters } from './api/types.ts';

const { time, id, text } = columnsOf<Customer>();

/** All customers, of any day. */
export const customerList = defineList<Customer, CustomerFilters>()({
  name: 'customers',
  words: 'customers',
  permission: 'order.view',
  operations: customers,
  fetchPage: (client, asked) => client.listCustomers(asked),
  fetchRow: (client, customerId) => client.getCustomer({ path: { id: customerId } }),
  topic: 'order.customer_updated',
  keys: customerKeys,
  path: (row) => customerPaths.detail(row.id),
  optionalDays: ['created_from', 'created_to'],
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
