-- A PDF of the merchant that takes the place of the generated document of an invoice. The bytes are in the file storage, under the id.
create table invoice_document (
  merchant_id text not null,
  mode text not null,
  id text collate "C" not null unique,
  -- As it is shown. No path and no key is made of it.
  file_name text not null,
  size integer not null check (size > 0),
  created_at timestamptz not null,
  -- Null while no invoice has it.
  invoice_id text collate "C",
  -- Since when no invoice has it.
  unused_since timestamptz,
  -- It is deleted from the storage next, and then here.
  removed_at timestamptz check (removed_at is null or unused_since is not null),
  primary key (merchant_id, mode, id),
  foreign key (merchant_id, mode) references merchant_mode (merchant_id, mode),
  foreign key (merchant_id, mode, invoice_id) references invoice (merchant_id, mode, id),
  check ((invoice_id is null) = (unused_since is not null))
);
create unique index document_of_invoice on invoice_document (merchant_id, mode, invoice_id) where invoice_id is not null;
create index invoice_document_unused on invoice_document (merchant_id, mode) where unused_since is not null;
create index invoice_document_to_remove on invoice_document (unused_since) where unused_since is not null;
select protect_tenant_table('invoice_document');
revoke delete on invoice_document from dasbor_app;
create policy subaccount on invoice_document as restrictive to dasbor_subaccount using (false);
