-- API keys may request refunds. Whoever was ever shown the secret of the key had a hand in the request and may not decide it, as for batches
-- (migration 0097).
alter table refund add column maker_ids text[] not null default '{}';

create function keep_refund_makers() returns trigger
language plpgsql as $$
begin
  new.maker_ids := array(
    select distinct id from (
      select new.maker_id as id
      union all
      select actor_id from audit_event
       where new.maker_id like 'key\_%' and merchant_id = new.merchant_id and target = new.maker_id
         and action in ('api_key.created', 'api_key.regenerated', 'legacy_key.regenerated', 'legacy_key.revealed')
    ) hands where id is not null order by id);
  return new;
end
$$;
create trigger keep_makers before insert on refund for each row execute function keep_refund_makers();

alter table refund no force row level security;
update refund set maker_ids = array[maker_id];
alter table refund force row level security;
alter table refund add constraint refund_approver_is_no_maker check (approver_id is null or approver_id <> all (maker_ids));
