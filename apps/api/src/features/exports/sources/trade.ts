import sql from 'sql-template-tag';
import type { Source } from './source.ts';

const IDR = sql`'IDR'`;

export const orders: Source = {
  rows: () => sql`
    "order" o
      left join customer c on c.merchant_id = o.merchant_id and c.mode = o.mode and c.id = o.customer_id
      left join lateral (select method, channel, mdr_fee, ppn from payment
                          where merchant_id = o.merchant_id and mode = o.mode and order_id = o.id and status = 'completed'
                          order by completed_at limit 1) p on true
     where true`,
  bare: () => sql`"order" o where true`,
  at: sql`o.created_at`,
  id: sql`o.id`,
  idType: 'text',
  status: sql`o.status`,
  columns: {
    order_id: sql`o.id`,
    reference_id: sql`o.reference_id`,
    currency: IDR,
    amount: sql`o.total_amount`,
    discount: sql`o.discount_amount`,
    net_amount: sql`(o.total_amount - o.discount_amount)`,
    status: sql`o.status`,
    created_at: sql`o.created_at`,
    paid_date: sql`o.completed_at`,
    expiry_date: sql`o.expires_at`,
    payment_method: sql`p.method`,
    subchannel: sql`p.channel`,
    mdr_fee: sql`p.mdr_fee`,
    ppn: sql`p.ppn`,
    customer_id: sql`o.customer_id`,
    customer_name: sql`c.name`,
    customer_email: sql`c.email`,
    settlement_id: sql`o.settlement_id`,
  },
};

export const payments: Source = {
  rows: () => sql`payment p where true`,
  at: sql`p.created_at`,
  id: sql`p.id`,
  idType: 'text',
  status: sql`p.status`,
  columns: {
    payment_id: sql`p.id`,
    order_id: sql`p.order_id`,
    order_reference: sql`p.order_reference`,
    payment_reference: sql`p.reference_id`,
    method: sql`p.method`,
    channel: sql`p.channel`,
    amount: sql`p.amount`,
    discount: sql`p.discount`,
    admin_fee: sql`p.admin_fee`,
    shipping_fee: sql`p.shipping_fee`,
    paid_amount: sql`p.paid_amount`,
    mdr_fee: sql`p.mdr_fee`,
    ppn: sql`p.ppn`,
    mdr_fee_payer: sql`p.mdr_fee_payer`,
    currency: IDR,
    status: sql`p.status`,
    settlement_status: sql`p.settlement_status`,
    settlement_due_date: sql`p.settlement_due_date`,
    va_number: sql`p.va_number`,
    rrn: sql`p.retrieval_reference_number`,
    issuer: sql`p.issuer_name`,
    created_at: sql`p.created_at`,
    completed_at: sql`p.completed_at`,
    failure_code: sql`p.failure_code`,
    failure_reason: sql`p.failure_message`,
  },
};

/** One row for each payment of a settlement, by the day of the settlement. */
export const settlements: Source = {
  rows: () => sql`
    settlement s join payment p on p.merchant_id = s.merchant_id and p.mode = s.mode and p.settlement_id = s.id
     where s.subaccount_id is null`,
  at: sql`s.created_at`,
  id: sql`p.id`,
  idType: 'text',
  status: sql`s.status`,
  columns: {
    settlement_id: sql`s.id`,
    type: sql`s.type`,
    status: sql`s.status`,
    settled_at: sql`s.settled_at`,
    payment_id: sql`p.id`,
    order_reference: sql`p.order_reference`,
    method: sql`p.method`,
    payment_amount: sql`p.paid_amount`,
    discount: sql`p.discount`,
    mdr_fee: sql`p.mdr_fee`,
    ppn: sql`p.ppn`,
    refund_amount: sql`p.deducted`,
    settlement_amount: sql`(p.paid_amount - p.deducted - p.mdr_fee - p.ppn)`,
    currency: IDR,
  },
};

export const refunds: Source = {
  rows: () => sql`refund r where true`,
  at: sql`r.created_at`,
  id: sql`r.id`,
  idType: 'text',
  status: sql`r.status`,
  columns: {
    refund_id: sql`r.id`,
    reference_id: sql`r.reference_id`,
    payment_id: sql`r.payment_id`,
    type: sql`r.type`,
    status: sql`r.status`,
    amount: sql`r.amount`,
    fee: sql`r.fee`,
    ppn: sql`r.ppn`,
    category: sql`r.category`,
    notes: sql`r.notes`,
    bank_code: sql`r.bank_code`,
    account_number: sql`r.account_number`,
    account_name: sql`r.account_name`,
    rrn: sql`r.retrieval_reference_number`,
    failure_code: sql`r.failure_code`,
    uploader: sql`r.maker_name`,
    approver: sql`r.approver_name`,
    created_at: sql`r.created_at`,
    completed_at: sql`r.completed_at`,
  },
};

export const customers: Source = {
  rows: () => sql`customer c where true`,
  at: sql`c.created_at`,
  id: sql`c.id`,
  idType: 'text',
  columns: {
    customer_id: sql`c.id`,
    reference_id: sql`c.reference_id`,
    name: sql`c.name`,
    email: sql`c.email`,
    phone: sql`c.mobile`,
    address: sql`c.address`,
    city: sql`c.city`,
    postal_code: sql`c.postal_code`,
    created_at: sql`c.created_at`,
  },
};

export const payment_links: Source = {
  rows: () => sql`
    payment_link l join "order" o on o.merchant_id = l.merchant_id and o.mode = l.mode and o.id = l.order_id where true`,
  at: sql`l.created_at`,
  id: sql`l.id`,
  idType: 'text',
  status: sql`o.status`,
  columns: {
    link_id: sql`l.id`,
    order_id: sql`l.order_id`,
    reference_id: sql`o.reference_id`,
    amount: sql`o.total_amount`,
    currency: IDR,
    status: sql`o.status`,
    customer_name: sql`l.customer_name`,
    customer_email: sql`l.customer_email`,
    customer_phone: sql`l.customer_mobile`,
    created_by: sql`l.created_by_name`,
    created_at: sql`l.created_at`,
    expiry_date: sql`o.expires_at`,
    paid_date: sql`o.completed_at`,
  },
};

const OUTSTANDING = sql`coalesce(o.remaining_payment, i.outstanding_at_issue)`;

/** Without those that were deleted. */
export const invoices: Source = {
  rows: () => sql`
    invoice i left join "order" o on o.merchant_id = i.merchant_id and o.mode = i.mode and o.invoice_id = i.id
     where i.deleted_at is null`,
  at: sql`i.created_at`,
  id: sql`i.id`,
  idType: 'text',
  columns: {
    invoice_id: sql`i.id`,
    number: sql`i.number`,
    name: sql`i.name`,
    start_date: sql`i.start_date`,
    due_date: sql`i.due_date`,
    customer_name: sql`i.customer_name`,
    customer_email: sql`i.customer_email`,
    customer_phone: sql`i.customer_mobile`,
    customer_npwp: sql`i.customer_npwp`,
    subtotal: sql`i.subtotal_amount`,
    tax_base: sql`i.tax_base_amount`,
    ppn: sql`i.ppn_amount`,
    total_amount: sql`i.total_amount`,
    paid_amount: sql`(i.total_amount - ${OUTSTANDING})`,
    outstanding_amount: OUTSTANDING,
    days_late: sql`
      case when i.issued_at is not null and ${OUTSTANDING} > 0
           then greatest(0, (now() at time zone 'Asia/Jakarta')::date - i.due_date) end`,
    created_by: sql`i.created_by_name`,
    created_at: sql`i.created_at`,
    paid_date: sql`o.completed_at`,
  },
};
