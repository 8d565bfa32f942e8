-- Who uploaded the file that a batch was made of wrote its rows: a hand in it as well, whoever pressed the button afterwards.
create or replace function keep_disbursement_makers() returns trigger
language plpgsql as $$
declare
  before constant text[] := case tg_op when 'UPDATE' then old.maker_ids else '{}' end;
  hands constant text[] := before || new.maker_id || array(
    select uploaded_by from disbursement_file
     where merchant_id = new.merchant_id and mode = new.mode and id = new.file_id);
begin
  new.maker_ids := array(
    select distinct id from (
      select unnest(hands) as id
      union all
      select actor_id from audit_event
       where merchant_id = new.merchant_id and target like 'key\_%' and target = any(hands)
         and action in ('api_key.created', 'api_key.regenerated', 'legacy_key.regenerated', 'legacy_key.revealed')
    ) known where id is not null order by id);
  return new;
end
$$;

drop trigger keep_makers on disbursement;
create trigger keep_makers before insert or update of maker_id, file_id on disbursement
  for each row execute function keep_disbursement_makers();

-- Of what is decided the approver stays who they were.
update disbursement set file_id = file_id
 where file_id is not null and status in ('draft', 'need_approval', 'need_revision');
