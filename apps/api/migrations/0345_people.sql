-- One person signs in once, whatever merchants they work for. The person has what lets them in; their account at each merchant has what
-- they may do there. Signing in finds the person by email, and opens the account used last.
create table person (
  person_id text primary key,
  email text not null unique check (email = lower(email)),
  password_hash text,
  password_changed_at timestamptz,
  email_verified_at timestamptz,
  two_step boolean not null default false,
  -- Counted before the code is compared, so that guesses sent at once are all counted.
  failed_otps integer not null default 0,
  otp_locked_until timestamptz,
  created_at timestamptz not null,
  unique (person_id, email)
);
alter table person enable row level security;
alter table person force row level security;
create policy everything on person to dasbor_auth, dasbor_system using (true);
grant select, insert, update, delete on person to dasbor_auth, dasbor_system;

alter table user_account no force row level security;
insert into person (person_id, email, password_hash, password_changed_at, email_verified_at, two_step, failed_otps, otp_locked_until,
                    created_at)
select 'psn_' || substr(user_id, 5), email, password_hash, password_changed_at, email_verified_at, two_step, failed_otps,
       otp_locked_until, created_at
  from user_account;

alter table user_account
  drop constraint user_account_email_key,
  add column person_id text,
  add column last_signed_in_at timestamptz;
update user_account set person_id = 'psn_' || substr(user_id, 5);
alter table user_account
  alter column person_id set not null,
  add unique (merchant_id, person_id),
  -- A merchant reads its people's addresses here. A new address of the person changes all of them.
  add foreign key (person_id, email) references person (person_id, email) on update cascade,
  drop column password_hash,
  drop column password_changed_at,
  drop column email_verified_at,
  drop column two_step,
  drop column failed_otps,
  drop column otp_locked_until;
alter table user_account force row level security;
create index user_account_person on user_account (person_id);

-- A merchant reaches the people who have an account there.
create policy colleagues on person to dasbor_app using (
  exists (select from user_account u where u.person_id = person.person_id)
);
grant select, update on person to dasbor_app;

-- Ends every sign-in of a person, at all merchants, except one. `auth_session` shows a merchant only its own.
create function end_sessions_of_person(p_user text, p_reason text, p_now timestamptz, p_keep text) returns void
language sql security definer as $$
  update public.auth_session s set revoked_at = p_now, revoked_reason = p_reason
    from public.user_account one join public.user_account same on same.person_id = one.person_id
   where one.user_id = p_user and s.user_id = same.user_id and s.revoked_at is null and s.session_id is distinct from p_keep;
$$;
revoke execute on function end_sessions_of_person(text, text, timestamptz, text) from public;
grant execute on function end_sessions_of_person(text, text, timestamptz, text) to dasbor_app, dasbor_auth;
grant create on schema public to dasbor_auth;
alter function end_sessions_of_person(text, text, timestamptz, text) owner to dasbor_auth;

-- The merchants at which the person of an account may work.
create function merchants_of_person(p_user text)
returns table (user_id text, merchant_id text, merchant_name text, role_name text, is_suspended boolean)
language sql stable security definer as $$
  select same.user_id, same.merchant_id, m.name, r.name, m.is_suspended
    from public.user_account one
    join public.user_account same on same.person_id = one.person_id and same.status = 'active'
    join public.merchant m on m.merchant_id = same.merchant_id
    join public.role r on r.merchant_id = same.merchant_id and r.role_id = same.role_id
   where one.user_id = p_user
   order by m.name, same.merchant_id;
$$;
revoke execute on function merchants_of_person(text) from public;
grant execute on function merchants_of_person(text) to dasbor_app, dasbor_auth;
alter function merchants_of_person(text) owner to dasbor_auth;
revoke create on schema public from dasbor_auth;

-- Which purposes there are is written once, in `MailedTokenPurpose`.
alter table mailed_token drop constraint mailed_token_purpose_check;
