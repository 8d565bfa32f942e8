export { keepCustomer, type KeptCustomer } from './keep.ts';
export { customersByIds, customersKnownBy } from './repository.ts';
export { type CustomerRow, type CustomerSummary, toCustomerSummary } from './rows.ts';
