export { customersFoundBy, ofRenamedCustomers } from './find.ts';
export { type Kept, keepByPhones } from './by-phone.ts';
export { keepCustomer } from './keep.ts';
export { customersByIds, customersKnownBy, formerlyNamed } from './repository.ts';
export {
  type CustomerRow,
  type CustomerSummary,
  type SentCustomer,
  toCustomerSummary,
  toSentCustomer,
} from './rows.ts';
