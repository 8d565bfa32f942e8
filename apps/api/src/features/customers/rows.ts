import { maskEmail, maskPhone } from '@dasbor/domain/access';
import type { SuccessBody } from '../../spec/handlers.ts';

export type CustomerSummary = NonNullable<SuccessBody<'getOrder'>['data']['customer']>;

export type CustomerRow = {
  id: string;
  reference_id: string;
  name: string;
  email: string | null;
  mobile: string | null;
};

/** A role with masked data sees the customer's name, but no contact details. */
export const toCustomerSummary = (row: CustomerRow, masked: boolean): CustomerSummary => ({
  id: row.id,
  reference_id: row.reference_id,
  name: row.name,
  email: row.email && masked ? maskEmail(row.email) : row.email,
  mobile: row.mobile && masked ? maskPhone(row.mobile) : row.mobile,
});
