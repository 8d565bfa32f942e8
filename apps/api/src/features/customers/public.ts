export { ofRenamedCustomers } from './find.ts';
export { keepCustomer, keepCustomers } from './keep.ts';
export { customersByIds, customersKnownBy, formerlyNamed } from './repository.ts';
export {
  type CustomerRow,
  type CustomerSummary,
  type SentCustomer,
  toCustomerSummary,
  toSentCustomer,
} from './rows.ts';
