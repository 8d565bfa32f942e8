-- Payments and top ups at a real acquirer that we ask about ourselves, because its notice may be lost. A row is deleted when its record has ended.
create table acquirer_inquiry (
  merchant_id text not null,
  mode text not null,
  id text not null,
  expires_at timestamptz not null,
  asked integer not null default 0,
  ask_at timestamptz not null,
  primary key (merchant_id, mode, id)
);
create index acquirer_inquiry_due on acquirer_inquiry (ask_at);
select protect_tenant_table('acquirer_inquiry');
-- A payment of a subaccount adds its row, and sees none.
create policy subaccount on acquirer_inquiry as restrictive to dasbor_subaccount using (false) with check (true);
