-- A key may be made for one subaccount; then it acts for that one alone.
alter table api_key add column subaccount_id text collate "C";
alter table api_key add foreign key (merchant_id, mode, subaccount_id) references subaccount (merchant_id, mode, id);
create index api_key_of_subaccount on api_key (merchant_id, mode, subaccount_id) where subaccount_id is not null;
-- Webhooks are the merchant's: one of them hears of all its subaccounts.
alter table api_key add constraint key_of_subaccount_is_no_merchants check (
  subaccount_id is null or (kind = 'api' and coalesce(scopes ->> 'webhooks', 'none') = 'none')
);

-- Whose a settlement, a customer and an uploaded file are: null is the merchant's own.
alter table settlement add column subaccount_id text collate "C";
alter table settlement add foreign key (merchant_id, mode, subaccount_id) references subaccount (merchant_id, mode, id);
create index settlement_of_subaccount on settlement (merchant_id, mode, subaccount_id, created_at desc, id desc)
  where subaccount_id is not null;
alter table customer add column subaccount_id text collate "C";
alter table customer add foreign key (merchant_id, mode, subaccount_id) references subaccount (merchant_id, mode, id);
alter table disbursement_file add column subaccount_id text collate "C";
alter table disbursement_file
  add foreign key (merchant_id, mode, subaccount_id) references subaccount (merchant_id, mode, id);

-- What dasbor_app may, held to the rows of one subaccount. A role of its own, so that nobody else's statements carry the
-- conditions below: a list of the merchant is planned and read as if there were none.
do $$
begin
  create role dasbor_subaccount nologin inherit;
exception
  -- Roles belong to the whole server, so another database may have made it already.
  when duplicate_object or unique_violation then null;
end
$$;
grant dasbor_app to dasbor_subaccount;
grant dasbor_subaccount to current_user;

-- From here to its end the transaction is the subaccount's. Without an id it sees nothing that is held.
create function hold_to_subaccount(p_subaccount text) returns void
language plpgsql as $$
begin
  perform pg_catalog.set_config('app.subaccount_id', p_subaccount, true);
  perform pg_catalog.set_config('role', 'dasbor_subaccount', true);
end
$$;

create function keep_to_subaccount(target regclass, condition text) returns void
language plpgsql as $$
begin
  execute format('create policy subaccount on %s as restrictive to dasbor_subaccount using (%s)', target, condition);
end
$$;

do $$
declare
  -- Never '': that is the merchant itself where a holder is meant.
  mine constant text := 'nullif(current_setting(''app.subaccount_id'', true), '''')';
  target text;
begin
  foreach target in array array['"order"', 'payment', 'settlement', 'disbursement', 'api_key'] loop
    perform keep_to_subaccount(target::regclass, 'subaccount_id = ' || mine);
  end loop;
  foreach target in array array['ledger_account', 'ledger_entry', 'withdrawal', 'top_up', 'bank_transfer'] loop
    perform keep_to_subaccount(target::regclass, 'holder = ' || mine);
  end loop;
  perform keep_to_subaccount('subaccount', 'id = ' || mine);
  perform keep_to_subaccount('fund_transfer', mine || ' in (source, destination)');
  -- These are of what they belong to, which is held itself.
  perform keep_to_subaccount('api_key_secret', 'exists (select from api_key k
    where k.merchant_id = api_key_secret.merchant_id and k.mode = api_key_secret.mode and k.id = key_id)');
  perform keep_to_subaccount('ledger_transfer', 'exists (select from ledger_entry e
    where e.merchant_id = ledger_transfer.merchant_id and e.mode = ledger_transfer.mode and e.transfer_id = ledger_transfer.id)');
  perform keep_to_subaccount('disbursement_item', 'exists (select from disbursement d
    where d.merchant_id = disbursement_item.merchant_id and d.mode = disbursement_item.mode and d.id = disbursement_id)');
  perform keep_to_subaccount('disbursement_file', 'subaccount_id = ' || mine || ' or exists (select from disbursement d
    where d.merchant_id = disbursement_file.merchant_id and d.mode = disbursement_file.mode and d.file_id = disbursement_file.id)');
  perform keep_to_subaccount('disbursement_file_part', 'exists (select from disbursement_file f
    where f.merchant_id = disbursement_file_part.merchant_id and f.mode = disbursement_file_part.mode and f.id = file_id)');
  perform keep_to_subaccount('status_change', 'case kind
    when ''order'' then exists (select from "order" o
      where o.merchant_id = status_change.merchant_id and o.mode = status_change.mode and o.id = subject_id)
    else exists (select from payment p
      where p.merchant_id = status_change.merchant_id and p.mode = status_change.mode and p.id = subject_id) end');
  -- The merchant's alone. What lies in them is nothing that a server asks for.
  foreach target in array array[
    'snap_key', 'snap_secret', 'snap_transfer', 'api_request', 'withdrawal_schedule', 'withdrawal_schedule_run',
    'balance_settings', 'balance_sweep', 'whitelisted_account', 'page_view', 'webhook_secret', 'webhook_attempt',
    'webhook_replay', 'auth_session', 'refresh_token', 'otp_challenge', 'otp_confirmation', 'mailed_token', 'mail'
  ] loop
    perform keep_to_subaccount(target::regclass, 'false');
  end loop;
  -- Each subaccount's keys of idempotency are its own, so that two of them may use the same.
  perform keep_to_subaccount('idempotency_key', 'starts_with(key, ' || mine || ' || ''.'')');
end
$$;

-- A customer may be shown to whom they buy from, and is changed by whose they are.
create policy subaccount on customer as restrictive for select to dasbor_subaccount
  using (
    subaccount_id = nullif(current_setting('app.subaccount_id', true), '')
    or exists (select from "order" o
      where o.merchant_id = customer.merchant_id and o.mode = customer.mode and o.customer_id = customer.id)
  );
create policy subaccount_adds on customer as restrictive for insert to dasbor_subaccount
  with check (subaccount_id = nullif(current_setting('app.subaccount_id', true), ''));
create policy subaccount_changes on customer as restrictive for update to dasbor_subaccount
  using (subaccount_id = nullif(current_setting('app.subaccount_id', true), ''));
create policy subaccount_removes on customer as restrictive for delete to dasbor_subaccount using (false);

-- The door for keys, in two halves: one finds out whose secret it is, with rights of its own; the other works with those of its
-- caller, as a role cannot be changed inside the first, and holds the transaction to the subaccount of the key.
grant select (merchant_id, mode, id, status) on subaccount to dasbor_auth;
create policy sign_in on subaccount for select to dasbor_auth using (true);

drop function enter_api_key(text, text, text);
create function enter_merchant_of_key(p_hash text, p_mode text, p_request text)
returns table (
  key_id text, merchant_id text, name text, kind text, scopes jsonb, allowed_ips text[], expires_at timestamptz,
  revoked_at timestamptz, secret_ends_at timestamptz, feature_config jsonb, is_suspended boolean, clock_ahead_ms bigint,
  subaccount_id text, subaccount_status text
)
language plpgsql security definer as $$
#variable_conflict use_column
declare
  found_key record;
  entered text;
begin
  select k.id, k.merchant_id, k.name, k.kind, k.scopes, k.allowed_ips, k.expires_at, k.revoked_at, s.ends_at,
         mm.feature_config, m.is_suspended, mm.clock_ahead_ms, k.subaccount_id, sub.status
    into found_key
    from public.api_key_secret s
    join public.api_key k on k.merchant_id = s.merchant_id and k.mode = s.mode and k.id = s.key_id
    join public.merchant m on m.merchant_id = k.merchant_id
    join public.merchant_mode mm on mm.merchant_id = k.merchant_id and mm.mode = k.mode
    left join public.subaccount sub
      on sub.merchant_id = k.merchant_id and sub.mode = k.mode and sub.id = k.subaccount_id
   where s.secret_hash = p_hash and s.mode = p_mode;
  if not found then
    return;
  end if;
  entered := pg_catalog.set_config('app.merchant_id', found_key.merchant_id, true)
          || pg_catalog.set_config('app.actor_id', found_key.id, true)
          || pg_catalog.set_config('app.mode', p_mode, true)
          || pg_catalog.set_config('app.request_id', p_request, true);
  return query select found_key.id, found_key.merchant_id, found_key.name, found_key.kind, found_key.scopes,
                      found_key.allowed_ips, found_key.expires_at, found_key.revoked_at, found_key.ends_at,
                      found_key.feature_config, found_key.is_suspended, found_key.clock_ahead_ms,
                      found_key.subaccount_id, found_key.status;
end
$$;
revoke execute on function enter_merchant_of_key(text, text, text) from public;
grant execute on function enter_merchant_of_key(text, text, text) to dasbor_app;
grant create on schema public to dasbor_auth;
alter function enter_merchant_of_key(text, text, text) owner to dasbor_auth;
revoke create on schema public from dasbor_auth;

create function enter_api_key(p_hash text, p_mode text, p_request text)
returns table (
  key_id text, merchant_id text, name text, kind text, scopes jsonb, allowed_ips text[], expires_at timestamptz,
  revoked_at timestamptz, secret_ends_at timestamptz, feature_config jsonb, is_suspended boolean, clock_ahead_ms bigint,
  subaccount_id text, subaccount_status text
)
language plpgsql as $$
begin
  for key_id, merchant_id, name, kind, scopes, allowed_ips, expires_at, revoked_at, secret_ends_at, feature_config,
      is_suspended, clock_ahead_ms, subaccount_id, subaccount_status
  in select * from enter_merchant_of_key(p_hash, p_mode, p_request) loop
    if subaccount_id is not null then
      perform hold_to_subaccount(subaccount_id);
    end if;
    return next;
  end loop;
end
$$;
revoke execute on function enter_api_key(text, text, text) from public;
grant execute on function enter_api_key(text, text, text) to dasbor_app;
revoke execute on function hold_to_subaccount(text) from public;
grant execute on function hold_to_subaccount(text) to dasbor_app;
drop function keep_to_subaccount(regclass, text);
