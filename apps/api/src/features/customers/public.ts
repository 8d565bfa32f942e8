export { keepCustomer } from './keep.ts';
export { customersByIds, customersNamed } from './repository.ts';
export { type CustomerRow, type CustomerSummary, toCustomerSummary } from './rows.ts';
