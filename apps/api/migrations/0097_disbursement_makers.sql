-- Everybody who had a hand in a batch: whoever made it, changed a row or submitted it, and who was ever shown the secret of a key
-- that did. Nobody of them may let its money go, however many hands it went through afterwards. Kept by the database, so that no
-- way of writing a batch forgets one, and nobody is taken out again.
alter table disbursement add column maker_ids text[] not null default '{}';

create index audit_event_of_key on audit_event (merchant_id, target) where target like 'key\_%';

create function keep_disbursement_makers() returns trigger
language plpgsql as $$
declare
  before constant text[] := case tg_op when 'UPDATE' then old.maker_ids else '{}' end;
begin
  new.maker_ids := array(
    select distinct id from (
      select unnest(before || new.maker_id) as id
      union all
      select actor_id from audit_event
       where new.maker_id like 'key\_%' and merchant_id = new.merchant_id and target = new.maker_id
         and action in ('api_key.created', 'api_key.regenerated', 'legacy_key.regenerated', 'legacy_key.revealed')
    ) hands where id is not null order by id);
  return new;
end
$$;
create trigger keep_makers before insert or update of maker_id on disbursement
  for each row execute function keep_disbursement_makers();

update disbursement set maker_id = maker_id;
alter table disbursement drop constraint approver_is_not_maker;
alter table disbursement add constraint approver_is_not_maker check (
  status in ('draft', 'need_approval', 'need_revision', 'cancelled')
  or (approver_id is not null and approver_id <> all (maker_ids))
);
