/** Ten in the morning on the due date, in Jakarta. */
export const NOW = new Date('2026-11-30T03:00:00.000Z');

export const MERCHANT = 'mer_bench_reminders';

/** A merchant whose customers are reminded on the due date. */
export const addMerchant = async (client) => {
  await client.query(
    `insert into merchant (merchant_id, name, legal_name, created_at) values ($1, 'Bench', 'PT Bench', now())`,
    [MERCHANT],
  );
  await client.query(
    `insert into merchant_mode (merchant_id, mode, feature_config) values ($1, 'live', '{"invoice": true}')`,
    [MERCHANT],
  );
  await client.query(
    `insert into invoice_reminder_schedule (merchant_id, mode, enabled, steps, since, changed_at, changed_by_name)
     values ($1, 'live', true, '[{"days": -3, "channel": "email"}, {"days": 0, "channel": "email"}]', '2026-11-01', '2026-11-01', 'Bench')`,
    [MERCHANT],
  );
};

/** Adds invoices that are due on the day, each to a customer of its own, with their orders. `turn` names them. */
export const addDueInvoices = async (client, count, turn) => {
  await client.query(
    `insert into invoice (merchant_id, mode, id, number, name, start_date, due_date, customer_name, customer_email, customer_mobile,
                          items, ppn_mode, ppn_basis_points, subtotal_amount, tax_base_amount, ppn_amount, total_amount,
                          outstanding_at_issue, allow_partial_payment, page_url, created_by_id, created_by_name, created_at, updated_at,
                          issued_at, issued_by_name, search_text)
     select $1, 'live', 'inv_' || $3 || '_' || n, 'INV/' || $3 || '/' || n, 'Kopi', '2026-11-20', '2026-11-30', 'Toko ' || n,
            'toko' || n || '@contoh.example', '+6281234567890', '[{"name": "Kopi", "quantity": 1, "price": 100000}]', 'none', 0,
            100000, 0, 0, 100000, 100000, false, 'https://pay.example/pay/x', 'usr_1', 'Bench', '2026-11-20', '2026-11-20', '2026-11-20',
            'Bench', 'kopi'
       from generate_series(1, $2::int) n`,
    [MERCHANT, count, turn],
  );
  await client.query(
    `insert into "order" (merchant_id, mode, id, reference_id, reference_key, total_amount, remaining_payment, payment_type, status,
                          search_text, created_at, updated_at, expires_at, invoice_id, checkout_slug)
     select merchant_id, mode, 'ord_' || id, id, id, 100000, 100000, 'full', 'started', 'kopi', issued_at, issued_at, '2031-01-01', id,
            'slug' || id
       from invoice where id like 'inv\\_' || $1 || '\\_%'`,
    [turn],
  );
  await client.query('vacuum analyze invoice');
  await client.query('vacuum analyze "order"');
};

/** What is wrong with the reminders of all invoices. */
export const faultsOf = async (client) => {
  const rules = {
    'an invoice without its reminder': `
      select i.id from invoice i where not exists (select from invoice_reminder r where r.invoice_id = i.id)`,
    'a reminder without exactly one mail': `
      select r.id from invoice_reminder r left join mail m on m.reminder_id = r.id group by r.id having count(m.id) <> 1`,
    'a customer with two mails for one invoice': `
      select r.invoice_id from invoice_reminder r group by r.invoice_id having count(*) <> 1`,
    'a mail without its reminder': `
      select m.id from mail m where m.kind = 'invoice_reminder' and not exists (select from invoice_reminder r where r.id = m.reminder_id)`,
  };
  const wrong = [];
  for (const [rule, query] of Object.entries(rules)) {
    const { rows } = await client.query(query);
    if (rows.length > 0) wrong.push(`${rule}: ${rows.length}`);
  }
  return wrong;
};
