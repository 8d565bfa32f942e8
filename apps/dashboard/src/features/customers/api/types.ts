import type { components, operations } from '@dasbor/sdk';

export type Customer = components['schemas']['Customer'];
export type CustomerTotals = components['schemas']['CustomerTotals'];
export type CustomerActivityItem = components['schemas']['CustomerActivityItem'];
export type CustomerChange = components['schemas']['CustomerChange'];
export type UpdateCustomer = components['schemas']['UpdateCustomerRequest'];
export type CustomerFilters = NonNullable<
  NonNullable<operations['listCustomers']['parameters']['query']>['filters']
>;
