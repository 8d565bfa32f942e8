-- What was paid before an invoice was issued is a fact, which each screen says in its language.
alter table invoice_payment
  add column is_paid_before boolean not null default false check (not is_paid_before or (method = 'manual' and not is_permanent));
update invoice_payment set is_paid_before = true, note = null
 where method = 'manual' and not is_permanent and note = 'Dibayar sebelum invoice terbit';
