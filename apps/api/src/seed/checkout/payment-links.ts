import { newId } from '@dasbor/domain/kernel';
import type { NewLink } from '../../features/payment-links/public.ts';
import { searchText } from '../../platform/list/find.ts';
import { newSlug } from '../../platform/slug.ts';
import { DEMO_ACCOUNTS } from '../accounts.ts';
import type { NewCustomer } from '../customers.ts';
import { bytesOf } from '../bytes.ts';
import { makeFixedSale } from '../fixed-sale.ts';
import type { Sale } from '../orders.ts';
import type { Seeding, Shopper } from '../seeding.ts';

const MAKERS = ['Payment Link Maker', 'Owner', 'Finance'];
const NOTES = ['Dikirim hari kerja berikutnya.', null, 'Terima kasih sudah memesan!', null] as const;

const HOUR = 3_600_000;
const CASES = [
  { status: 'cancelled', hoursAgo: 50, amount: 245_000 },
  { status: 'started', hoursAgo: 53, amount: 380_000 },
  { status: 'started', hoursAgo: 56, amount: 125_000 },
] as const;

/** On an earlier day, so that the first page of orders shows the shop's own sales. */
export const linkSales = (seeding: Seeding, shoppers: readonly Shopper[]): Sale[] =>
  CASES.map(({ status, hoursAgo, amount }, index) => {
    const at = new Date(seeding.now.getTime() - hoursAgo * HOUR);
    const reference = `CHAT-${seeding.day(at)}-${index + 1}`;
    const sale = makeFixedSale(seeding, {
      orderId: newId('order', at, bytesOf(`${seeding.merchant} ${seeding.mode} ${reference}`)),
      orderStatus: status,
      paymentStatus: null,
      reference,
      shopper: shoppers[index],
      at,
      expiresAt: new Date(at.getTime() + 72 * HOUR),
      amount,
      channel: 'BCA',
    });
    sale.order.is_payment_link = true;
    return sale;
  });

/** The links of the orders that were sold by one. They add the page and what is sold to the orders of `sales`. */
export const makeLinks = (
  { mode, merchant }: Seeding,
  sales: readonly Sale[],
  customers: readonly NewCustomer[],
): { links: (NewLink & { mode: string })[]; mails: object[] } => {
  const known = new Map(customers.map((customer) => [customer.id, customer]));
  const makers = DEMO_ACCOUNTS.filter((one) => one.merchant === merchant && MAKERS.includes(one.role));
  const links = sales
    .filter(({ order }) => order.is_payment_link)
    .flatMap((sale, index) => {
      const maker = makers[index % makers.length];
      if (!maker) return [];
      const buyer = known.get(sale.order.customer_id ?? '');
      return [linkOf(sale, index, { maker, buyer, mode })];
    });
  return { links, mails: links.flatMap(mailOf) };
};

type Around = { maker: { id: string; name: string }; buyer: NewCustomer | undefined; mode: string };

const linkOf = ({ order, payments }: Sale, index: number, { maker, buyer, mode }: Around) => {
  const isExcluded = payments.some(({ mdr_fee_payer: payer }) => payer === 'customer');
  order.mdr_fee_payer = isExcluded ? 'customer' : 'merchant';
  order.checkout_slug = newSlug();
  order.notes = NOTES[index % NOTES.length] ?? null;
  if (index % 3 !== 0) {
    order.items = [{ name: `Pesanan ${order.reference_id}`, quantity: 1, price: Number(order.total_amount) }];
  }
  const createdAt = order.created_at;
  const id = newId('payment_link', new Date(createdAt), bytesOf(order.id));
  const isMailed = buyer !== undefined && index % 2 === 0;
  const isCancelled = order.status === 'cancelled';
  return {
    mode,
    id,
    order_id: order.id,
    expiry_days: 3,
    admin_fee_method: isExcluded ? ('excluded' as const) : ('included' as const),
    customer_name: buyer?.name ?? null,
    customer_email: buyer?.email ?? null,
    customer_mobile: buyer?.mobile ?? null,
    customer_address: buyer?.address ?? null,
    customer_city: buyer?.city ?? null,
    customer_state: null,
    customer_postal_code: buyer?.postal_code ?? null,
    is_notification_enabled: isMailed,
    email_subject: isMailed ? `Tagihan ${order.reference_id}` : null,
    email_content: null,
    created_by_id: maker.id,
    created_by_name: maker.name,
    sent_at: isMailed ? createdAt : null,
    cancelled_at: isCancelled ? order.updated_at : null,
    cancelled_by_name: isCancelled ? maker.name : null,
    search_text: searchText(id, order.id, order.reference_id, buyer?.name, order.notes),
    created_at: createdAt,
  };
};

const mailOf = (link: ReturnType<typeof linkOf>): object[] =>
  link.sent_at === null
    ? []
    : [
        {
          mode: link.mode,
          link_id: link.id,
          number: 1,
          sent_to: link.customer_email,
          sent_by_name: link.created_by_name,
          sent_at: link.sent_at,
        },
      ];
