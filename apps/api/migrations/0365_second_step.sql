-- The second step of a sign-in belongs to the person, at all merchants. Only the signed-in person reaches the rows, not their colleagues.
create function protect_person_table(target regclass) returns void
language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format(
    'create policy own on %s to dasbor_app using (
       person_id = (select u.person_id from user_account u where u.user_id = current_setting(''app.actor_id'', true)))',
    target);
  execute format('create policy subaccount on %s as restrictive to dasbor_subaccount using (false)', target);
  execute format('create policy everything on %s to dasbor_system, dasbor_auth using (true)', target);
  execute format('grant select, insert, update, delete on %s to dasbor_app, dasbor_system, dasbor_auth', target);
end
$$;

create table authenticator_app (
  person_id text primary key references person,
  -- Sealed, because every code is computed from it.
  sealed_secret text,
  confirmed_at timestamptz,
  -- A code of this time step or an earlier one is not accepted again.
  last_step bigint not null default 0,
  -- Waits for its first code. Until then, the secret in use stays.
  pending_secret text,
  pending_at timestamptz
);
select protect_person_table('authenticator_app');

create table recovery_code (
  person_id text not null references person,
  code_hash text not null,
  used_at timestamptz,
  primary key (person_id, code_hash)
);
select protect_person_table('recovery_code');

create table passkey (
  passkey_id text primary key,
  person_id text not null references person,
  credential_id text not null unique,
  public_key text not null,
  sign_count bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_person on passkey (person_id, created_at);
select protect_person_table('passkey');

-- What a device must sign, once. Without a person: a sign-in with a passkey alone, whose answer names the person.
create table passkey_challenge (
  challenge_hash text primary key,
  kind text not null check (kind in ('registration', 'assertion')),
  person_id text references person,
  name text,
  expires_at timestamptz not null
);
select protect_person_table('passkey_challenge');

-- A challenge that mails nothing has no code of its own: the person's app, passkey or recovery code answers it.
alter table otp_challenge alter column code_hash drop not null;

alter table auth_session
  -- How the second step was passed; null if there was none.
  add column second_step text,
  -- The merchant requires a second step and the person has none: they may only set one up.
  add column needs_two_step boolean not null default false;
create index auth_session_device on auth_session (user_id, device, ip);

-- The door reads it with the permissions.
drop function enter_session(text, text, text);
create function enter_session(p_session text, p_mode text, p_request text)
returns table (
  user_id text, merchant_id text, email text, name text, user_status text, role_id integer, role_name text,
  -- Joined by commas: an array would be taken apart letter by letter in every request.
  permissions text, masks_personal_data boolean, feature_config jsonb, is_suspended boolean, sandbox_only boolean,
  revoked boolean, expires_at timestamptz, clock_ahead_ms bigint, needs_two_step boolean
)
language plpgsql security definer as $$
#variable_conflict use_column
declare
  entered text;
begin
  select u.user_id, u.merchant_id, u.email, u.name, u.status, u.role_id, r.name,
         array_to_string(r.permissions, ','), r.masks_personal_data, mm.feature_config, m.is_suspended, m.sandbox_only,
         s.revoked_at is not null, s.expires_at, mm.clock_ahead_ms, s.needs_two_step
    into enter_session.user_id, enter_session.merchant_id, enter_session.email, enter_session.name,
         enter_session.user_status, enter_session.role_id, enter_session.role_name, enter_session.permissions,
         enter_session.masks_personal_data, enter_session.feature_config, enter_session.is_suspended,
         enter_session.sandbox_only, enter_session.revoked, enter_session.expires_at, enter_session.clock_ahead_ms,
         enter_session.needs_two_step
    from public.auth_session s
    join public.user_account u on u.user_id = s.user_id
    join public.role r on r.merchant_id = u.merchant_id and r.role_id = u.role_id
    join public.merchant m on m.merchant_id = u.merchant_id
    join public.merchant_mode mm on mm.merchant_id = u.merchant_id and mm.mode = p_mode
   where s.session_id = p_session;
  if not found then
    return;
  end if;
  entered := pg_catalog.set_config('app.merchant_id', enter_session.merchant_id, true)
          || pg_catalog.set_config('app.actor_id', enter_session.user_id, true)
          || pg_catalog.set_config('app.mode', p_mode, true)
          || pg_catalog.set_config('app.request_id', p_request, true);
  return next;
end
$$;
revoke execute on function enter_session(text, text, text) from public;
grant execute on function enter_session(text, text, text) to dasbor_app;
grant create on schema public to dasbor_auth;
alter function enter_session(text, text, text) owner to dasbor_auth;
revoke create on schema public from dasbor_auth;
