-- Written with each audit event, in the same statement. The sealer takes the row away when the event has its place in the chain. So an event
-- that commits late, with a smaller id than events that are already sealed, is not missed.
create table audit_waiting (
  event_id bigint primary key,
  merchant_id text,
  -- False for events from before this table, which nobody is told about any more.
  is_news boolean not null default true
);
select protect_merchant_table('audit_waiting');
revoke update, delete on audit_waiting from dasbor_app, dasbor_auth;
revoke update on audit_waiting from dasbor_system;
alter table audit_event no force row level security;
alter table audit_waiting no force row level security;
insert into audit_waiting (event_id, merchant_id, is_news) select id, merchant_id, false from audit_event;
alter table audit_event force row level security;
alter table audit_waiting force row level security;

-- The chain of each merchant: the hash of a place covers the event, the place and the hash before it. The key of the hashes is not in the
-- database (docs/decisions/0053).
create table audit_seal (
  -- Empty for events of no merchant.
  merchant_id text not null,
  seq bigint not null check (seq > 0),
  event_id bigint not null unique,
  event_hash text not null,
  chain_hash text not null,
  sealed_at timestamptz not null,
  primary key (merchant_id, seq)
);
-- The last place of each chain, so that a chain which was cut off is found.
create table audit_chain (
  merchant_id text primary key,
  seq bigint not null,
  chain_hash text not null,
  proof text not null
);
do $$
declare
  target text;
begin
  foreach target in array array['audit_seal', 'audit_chain'] loop
    execute format('alter table %I enable row level security', target);
    execute format('alter table %I force row level security', target);
    execute format('create policy everything on %I to dasbor_system using (true)', target);
  end loop;
end
$$;
grant select, insert on audit_seal to dasbor_system;
grant select, insert, update on audit_chain to dasbor_system;

create function refuse_seal_change() returns trigger
language plpgsql as $$
begin
  raise exception 'Seals are append only: % on % is refused.', tg_op, tg_table_name;
end
$$;
create trigger append_only before update or delete on audit_seal execute function refuse_seal_change();
