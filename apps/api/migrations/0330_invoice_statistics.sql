-- As 0012, with the tables that came since: a list of invoices joins them with their orders and payments.
create or replace function refresh_statistics() returns void
language plpgsql security definer set search_path = public as $$
begin
  analyze "order";
  analyze payment;
  analyze customer;
  analyze settlement;
  analyze status_change;
  analyze payment_link;
  analyze invoice;
  analyze invoice_payment;
  analyze invoice_reminder;
end
$$;
