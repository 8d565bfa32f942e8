-- Settlements as a list: newest first within a range, found by id or method, and the payments of each.
alter table settlement add column search_text text generated always as (lower(id || ' ' || method)) stored;
create index settlement_newest on settlement (merchant_id, mode, created_at desc, id desc);
create index payment_of_settlement on payment (merchant_id, mode, settlement_id, created_at desc, id desc)
  where settlement_id is not null;
