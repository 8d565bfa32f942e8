-- Files may become invoices, and several rows one record.
alter table upload drop constraint upload_kind_check;
alter table upload add constraint upload_kind_check check (kind in ('payment_links', 'invoices'));

-- Rows of the file that belong to the record beside its first; null if there are none.
alter table upload_record add column other_rows jsonb;

-- A record of a file becomes one invoice, whatever happens to the server.
alter table invoice
  add column upload_id text collate "C",
  add column upload_row integer,
  add check ((upload_id is null) = (upload_row is null)),
  add foreign key (merchant_id, mode, upload_id, upload_row)
    references upload_record (merchant_id, mode, upload_id, row_number);
create unique index invoice_of_row on invoice (merchant_id, mode, upload_id, upload_row) where upload_id is not null;
