-- The merchant's part of the fees of a subaccount. Such a settlement has no payments, and one of payouts has no method either.
alter table settlement add column margin_amount bigint not null default 0 check (margin_amount >= 0);
alter table settlement alter column method drop not null;
alter table settlement drop column search_text;
alter table settlement add column search_text text
  generated always as (lower(id || ' ' || coalesce(method, ''))) stored;
