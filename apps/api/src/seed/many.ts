import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tx.ts';

/**
 * Copies the merchant's live orders and payments up to the wanted number. Runs inside the database, because a million rows through a driver
 * take minutes. Each copy has its own ids, references and times.
 */
export const multiplyPayments = async (tx: Tx, merchantId: string, wanted: number): Promise<void> => {
  const { count } = await tx.one<{ count: string }>(sql`
    select count(*) as count from payment where merchant_id = ${merchantId} and mode = 'live'`);
  const copies = Math.ceil((wanted - Number(count)) / Number(count));
  if (copies < 1) return;
  const copied = sql`
    with shaped as (
      select source.*, copy, upper(substr(md5(source.id || copy), 1, 16)) as fresh,
             make_interval(secs => -(copy * 37 % 3600)) as shift`;
  await tx.run(sql`
    ${copied} from "order" source cross join generate_series(1, ${copies}) copy
       where merchant_id = ${merchantId} and mode = 'live')
    insert into "order" (merchant_id, mode, id, reference_id, reference_key, customer_id, total_amount, discount_amount,
                         remaining_payment, payment_type, status, is_payment_link, settlement_id, search_text, created_at,
                         updated_at, expires_at, completed_at)
    select merchant_id, mode, substr(id, 1, 14) || fresh, reference_id || '-' || copy, reference_key || '-' || copy,
           customer_id, total_amount, discount_amount, remaining_payment, payment_type, status, is_payment_link,
           settlement_id, search_text || '-' || copy, created_at + shift, updated_at + shift, expires_at + shift,
           completed_at + shift
      from shaped`);
  await tx.run(sql`
    ${copied}, upper(substr(md5(order_id || copy), 1, 16)) as fresh_order
        from payment source cross join generate_series(1, ${copies}) copy
       where merchant_id = ${merchantId} and mode = 'live'
       limit ${wanted - Number(count)})
    insert into payment (merchant_id, mode, id, order_id, order_reference, reference_id, reference_key, customer_id, method,
                         channel, amount, admin_fee, discount, shipping_fee, paid_amount, mdr_fee, ppn, mdr_fee_payer,
                         promo_id, status, settlement_status, settlement_due_date, settlement_id, failure_code,
                         failure_message, va_number, va_name, va_type, va_is_closed, va_minimum, va_maximum, details,
                         issuer_name, retrieval_reference_number, search_text, created_at, updated_at, expires_at,
                         completed_at)
    select merchant_id, mode, substr(id, 1, 14) || fresh, substr(order_id, 1, 14) || fresh_order,
           order_reference || '-' || copy, reference_id || '-' || copy, reference_key || '-' || copy, customer_id, method,
           channel, amount, admin_fee, discount, shipping_fee, paid_amount, mdr_fee, ppn, mdr_fee_payer, promo_id, status,
           settlement_status, settlement_due_date, settlement_id, failure_code, failure_message,
           case when va_number is not null then left(va_number, 10) || lpad(copy::text, 5, '0') || right(va_number, 6) end,
           va_name, va_type, va_is_closed, va_minimum, va_maximum, details, issuer_name, retrieval_reference_number,
           search_text || '-' || copy, created_at + shift, updated_at + shift, expires_at + shift, completed_at + shift
      from shaped`);
};
