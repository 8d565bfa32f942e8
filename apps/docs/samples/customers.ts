// #region find
import { client } from './client.ts';

const { data: order } = await client.createOrder({
  body: {
    reference_id: `INV-${Date.now()}`,
    total_amount: 150_000,
    customer: {
      reference_id: 'PLG-TAMU-1',
      name: 'Sari Wulandari',
      email: 'sari@contoh.example',
      mobile: '0812-3450-0017',
    },
  },
});

const { data: found } = await client.listCustomers({
  query: { search: 'wulan' },
});
console.log(
  found.some(({ id }) => id === order.customer_id),
  found[0]?.mobile,
);
// #endregion find

// #region read
const path = { id: order.customer_id ?? '' };
const { data: customer } = await client.getCustomer({ path });
const { data: activity } = await client.listCustomerActivity({ path });
console.log(customer.totals?.order_count, activity[0]?.kind);
// #endregion read
