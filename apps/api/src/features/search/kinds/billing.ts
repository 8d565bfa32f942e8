import sql from 'sql-template-tag';
import type { Kind } from './kind.ts';

/** What customers are asked for, and what they paid. Orders, payments and customers are found in their whole history. */
export const BILLING: readonly Kind[] = [
  {
    kind: 'payment_link',
    id: 'payment_link',
    table: 'payment_link',
    needs: { permission: 'payment_link.view' },
    // Found only by its id: its order has a hit by reference and customer.
    title: sql`(select reference_id from "order" where "order".id = order_id)`,
    subtitle: sql`id`,
    status: sql`(select status from "order" where "order".id = order_id)`,
    amount: sql`(select total_amount from "order" where "order".id = order_id)`,
  },
  {
    kind: 'invoice',
    id: 'invoice',
    table: 'invoice',
    needs: { permission: 'invoice.view', feature: 'invoice' },
    title: sql`coalesce(number, name)`,
    subtitle: sql`name`,
    // The other statuses depend on the day and on open payments.
    status: sql`case when issued_at is null then 'draft' else 'issued' end`,
    amount: sql`total_amount`,
    text: sql`search_text`,
    phone: sql`customer_mobile`,
    where: () => sql`deleted_at is null`,
  },
  {
    kind: 'invoice_payment',
    id: 'invoice_transaction',
    table: 'invoice_payment',
    needs: { permission: 'invoice.view', feature: 'invoice' },
    // Found only by its id: its invoice has a hit by name, number and amount.
    title: sql`(select coalesce(number, name) from invoice where invoice.id = invoice_id)`,
    subtitle: sql`id`,
    status: sql`case when reversed_at is null then 'recorded' else 'reversed' end`,
    amount: sql`amount`,
    ids: [sql`payment_id`],
  },
  {
    kind: 'quotation',
    id: 'quotation',
    table: 'quotation',
    needs: { permission: 'invoice.view', feature: 'invoice' },
    title: sql`coalesce(number, name)`,
    subtitle: sql`name`,
    // The other statuses depend on the day.
    status: sql`coalesce(answer, case when issued_at is null then 'draft' else 'issued' end)`,
    amount: sql`total_amount`,
    text: sql`search_text`,
    phone: sql`customer_mobile`,
    where: () => sql`deleted_at is null`,
  },
  {
    kind: 'recurring_invoice',
    id: 'recurring_invoice',
    table: 'recurring_invoice',
    needs: { permission: 'invoice.view', feature: 'invoice' },
    title: sql`name`,
    subtitle: sql`id`,
    status: sql`status`,
    text: sql`search_text`,
  },
  {
    kind: 'promo',
    id: 'promo',
    table: 'promo',
    needs: { permission: 'promo.view' },
    title: sql`name`,
    subtitle: sql`coalesce(description, id)`,
    status: sql`state`,
    text: sql`search_text`,
    where: () => sql`deleted_at is null`,
  },
  {
    kind: 'settlement',
    id: 'settlement',
    table: 'settlement',
    needs: { permission: 'settlement.view' },
    title: sql`id`,
    subtitle: sql`due_date::text`,
    status: sql`status`,
    // A hit has no negative amount. Fees and refunds can exceed the payments of a settlement.
    amount: sql`case when payment_amount + margin_amount >= refund_amount + mdr_fee + ppn
                     then payment_amount + margin_amount - refund_amount - mdr_fee - ppn end`,
    // Not by method, which would find all settlements of that method.
    text: sql`lower(id)`,
  },
];
