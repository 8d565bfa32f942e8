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
import type { Deps } from '../../deps.ts';
import { audit } from '../../platform/audit.ts';
import { searchText } from '../../platform/list/find.ts';
import { outbox } from '../../platform/work/outbox.ts';
import { problem } from '../../spec/handlers.ts';
import type { Call, Refusal, Session } from '../../spec/handlers.ts';
import { keepByPhones } from '../customers/public.ts';
import { keepImagesOf, makeOrders } from '../orders/public.ts';
import type { Buyer, OrderRow } from '../orders/public.ts';
import { mailLink } from './mail.ts';
import { findLink, insertLinks } from './repository.ts';
import type { LinkRow } from './rows.ts';

export type Making = Pick<Call, 'tx' | 'now' | 'mode' | 'by'> & {
  deps: Pick<Deps, 'ids'>;
  session: Pick<Session, 'userId' | 'name' | 'merchantId'>;
};
export type LinkToMake = WantedPaymentLink & { admin_fee_method: AdminFeeMethod };
/** The row of a file that a link is made of. */
export type LinkOfUpload = { wanted: LinkToMake; upload_id: string; upload_row: number };

/** Makes the order with its page, the link, and the mail if it is wanted. */
export const makeLink = async (
  call: Making & Pick<Call, 'deps' | 'session'>,
  wanted: LinkToMake,
): Promise<LinkRow | Refusal> => {
  const errors = paymentLinkFormProblems(wanted);
  if (errors.length > 0) return problem('DPAY_INVALID_REQUEST', undefined, { errors });
  const refused = await keepImagesOf(call.tx, wanted.items);
  if (refused) return refused;
  const [id = ''] = await makeLinks(call, [{ wanted, upload_id: null, upload_row: null }]);
  const made = (await findLink(call.tx, id)) as LinkRow;
  if (wanted.is_notification_enabled && made.customer_email) {
    await mailLink(call, made, {
      email: made.customer_email,
      subject: made.email_subject,
      content: made.email_content,
    });
  }
  return made;
};

/** Makes valid links without mails, with as many statements as for one. Answers their ids in the order in which they were given. */
export const makeLinks = async (
  call: Making,
  links: readonly (LinkOfUpload | { wanted: LinkToMake; upload_id: null; upload_row: null })[],
): Promise<string[]> => {
  const { tx, now, deps, mode, session } = call;
  // Sorted, so that a list has links of one moment in this order.
  const ids = links.map(() => deps.ids.next('payment_link', now)).toSorted((a, b) => (a < b ? -1 : 1));
  const buyers = await buyersOf(
    call,
    links.map(({ wanted }) => wanted.customer && storedCustomer(wanted.customer)),
  );
  const orders = await makeOrders(
    call,
    links.map(({ wanted }, index) => ({
      reference_id: wanted.reference_id ?? referenceOf(ids[index] as string),
      subaccount_id: null,
      payment_type: 'full',
      is_payment_link: true,
      mdr_fee_payer: feePayerOfMethod(wanted.admin_fee_method),
      items: wanted.items,
      notes: wanted.notes,
      totalAmount: wanted.amount,
      discountAmount: 0,
      expiresAt: expiryOfLink(wanted.expiry_days, now),
      buyer: buyers[index]?.buyer,
    })),
  );
  const rows = links.map(({ wanted, ...ofUpload }, index) => {
    const row = linkRow(call, wanted, buyers[index]?.stored);
    return { ...row, ...ofUpload, id: ids[index] as string, order_id: (orders[index] as OrderRow).id };
  });
  await insertLinks(
    tx,
    rows.map((row, index) => ({ ...row, search_text: searchedFor(row, orders[index] as OrderRow) })),
    { merchantId: session.merchantId, mode },
  );
  await outbox.addAll(
    tx,
    ids.map((id) => ({ topic: 'payment_link.updated', aggregate: id, payload: { status: 'started' } })),
  );
  await audit.recordAll(
    tx,
    call.by,
    rows.map((row) => ({ action: 'payment_link.created', target: row.id, after: row })),
  );
  return ids;
};

const searchedFor = (row: { id: string; customer_name: string | null }, order: OrderRow): string =>
  searchText(row.id, order.id, order.reference_id, searchedName(row.customer_name ?? ''), order.notes);

const linkRow = ({ now, session }: Making, wanted: LinkToMake, customer: Stored | undefined) => {
  const mails = wanted.is_notification_enabled;
  return {
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

const buyersOf = async (
  call: Making,
  customers: readonly (Stored | undefined)[],
): Promise<({ stored: Stored; buyer: Buyer } | undefined)[]> => {
  const named = customers.filter((customer) => customer !== undefined);
  const kept = (await keepByPhones(call, named.map(contactOf))).values();
  return customers.map((stored) => stored && { stored, buyer: kept.next().value as Buyer });
};

const contactOf = ({ name, email, mobile }: Stored) => ({ name: name ?? '', email, mobile });
