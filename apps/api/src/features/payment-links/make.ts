import { normalizePhone } from '@dasbor/domain/auth';
import { searchedName } from '@dasbor/domain/customers';
import {
  expiryOfLink,
  feePayerOfMethod,
  LINK_CUSTOMER_FIELDS,
  paymentLinkFormProblems,
} from '@dasbor/domain/payment-links';
import type {
  AdminFeeMethod,
  LinkCustomer,
  LinkCustomerField,
  WantedPaymentLink,
} from '@dasbor/domain/payment-links';
import { audit } from '../../platform/audit.ts';
import { searchText } from '../../platform/list/find.ts';
import { outbox } from '../../platform/work/outbox.ts';
import { problem } from '../../spec/handlers.ts';
import type { Call, Refusal } from '../../spec/handlers.ts';
import { keepByPhone } from '../customers/public.ts';
import { makeOrder, keepImagesOf } from '../orders/public.ts';
import { mailLink } from './mail.ts';
import { findLink, insertLink } from './repository.ts';
import type { LinkRow } from './rows.ts';

type Making = Pick<Call, 'tx' | 'now' | 'deps' | 'mode' | 'session' | 'by'>;
export type LinkToMake = WantedPaymentLink & { admin_fee_method: AdminFeeMethod };

/** Makes the order with its page, the link, and the mail if it is wanted. */
export const makeLink = async (call: Making, wanted: LinkToMake): Promise<LinkRow | Refusal> => {
  const errors = paymentLinkFormProblems(wanted);
  if (errors.length > 0) return problem('DPAY_INVALID_REQUEST', undefined, { errors });
  const { tx, now, deps, mode, session } = call;
  const refused = await keepImagesOf(tx, wanted.items);
  if (refused) return refused;
  const id = deps.ids.next('payment_link', now);
  const customer = wanted.customer && storedCustomer(wanted.customer);
  const order = await makeOrder(call, {
    reference_id: wanted.reference_id ?? referenceOf(id),
    subaccount_id: null,
    payment_type: 'full',
    is_payment_link: true,
    mdr_fee_payer: feePayerOfMethod(wanted.admin_fee_method),
    items: wanted.items,
    notes: wanted.notes,
    totalAmount: wanted.amount,
    discountAmount: 0,
    expiresAt: expiryOfLink(wanted.expiry_days, now),
    buyer: customer && (await keepByPhone(call, contactOf(customer))),
  });
  const mails = wanted.is_notification_enabled;
  const link = {
    id,
    order_id: order.id,
    expiry_days: wanted.expiry_days,
    admin_fee_method: wanted.admin_fee_method,
    customer_name: customer?.name ?? null,
    customer_email: customer?.email ?? null,
    customer_mobile: customer?.mobile ?? null,
    customer_address: customer?.address ?? null,
    customer_city: customer?.city ?? null,
    customer_state: customer?.state ?? null,
    customer_postal_code: customer?.postal_code ?? null,
    is_notification_enabled: mails,
    email_subject: (mails && wanted.email_subject?.trim()) || null,
    email_content: (mails && wanted.email_content?.trim()) || null,
    created_by_id: session.userId,
    created_by_name: session.name,
    created_at: now.toISOString(),
  };
  const search_text = searchText(
    id,
    order.id,
    order.reference_id,
    searchedName(customer?.name ?? ''),
    order.notes,
  );
  await insertLink(tx, { ...link, search_text }, { merchantId: session.merchantId, mode });
  const made = (await findLink(tx, id)) as LinkRow;
  if (mails && customer?.email) {
    await mailLink(call, made, {
      email: customer.email,
      subject: link.email_subject,
      content: link.email_content,
    });
  }
  await outbox.add(tx, { topic: 'payment_link.updated', aggregate: id, payload: { status: order.status } });
  await audit.record(tx, call.by, { action: 'payment_link.created', target: id, after: link });
  return made;
};

/** Short enough to read out on the phone. */
const referenceOf = (id: string): string => `LINK-${id.slice(-8)}`;

type Stored = Readonly<Record<LinkCustomerField, string | null>>;

const storedCustomer = (customer: LinkCustomer): Stored => {
  const stored = Object.fromEntries(
    LINK_CUSTOMER_FIELDS.map((field) => [field, customer[field]?.trim() || null]),
  ) as Stored;
  const phone = normalizePhone(stored.mobile ?? '');
  return { ...stored, mobile: phone.ok ? phone.value : stored.mobile };
};

const contactOf = ({ name, email, mobile }: Stored) => ({ name: name ?? '', email, mobile: mobile ?? '' });
