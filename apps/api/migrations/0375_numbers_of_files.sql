-- The number that a row of a file of invoices asks for, as invoices compare theirs. Null once the invoice was made.
alter table upload_record
  add column number_key text collate "C" generated always as (lower(value ->> 'number')) stored;
create index upload_record_number on upload_record (merchant_id, mode, number_key)
  where number_key is not null and refusal is null;
