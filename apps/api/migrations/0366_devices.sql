-- A browser that needs no second step for 30 days. Its token is 256 random bits; only the SHA-256 is kept.
create table remembered_device (
  device_id text primary key,
  person_id text not null references person,
  token_hash text not null unique,
  device text not null,
  ip text not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null
);
create index remembered_device_person on remembered_device (person_id, created_at);
select protect_person_table('remembered_device');

-- Where a person is signed in, at all merchants. `auth_session` shows a merchant only its own.
create function sessions_of_person(p_user text, p_now timestamptz)
returns table (
  session_id text, merchant_name text, device text, ip text, second_step text, created_at timestamptz, seen_at timestamptz
)
language sql stable security definer as $$
  select s.session_id, m.name, s.device, s.ip, s.second_step, s.created_at, s.seen_at
    from public.user_account one
    join public.user_account same on same.person_id = one.person_id
    join public.auth_session s on s.user_id = same.user_id
    join public.merchant m on m.merchant_id = s.merchant_id
   where one.user_id = p_user and s.revoked_at is null and s.expires_at > p_now
   order by s.seen_at desc, s.session_id desc;
$$;
-- Ends one of them; whether there was one.
create function end_session_of_person(p_user text, p_session text, p_reason text, p_now timestamptz) returns boolean
language plpgsql security definer as $$
begin
  update public.auth_session s set revoked_at = p_now, revoked_reason = p_reason
    from public.user_account one join public.user_account same on same.person_id = one.person_id
   where one.user_id = p_user and s.user_id = same.user_id and s.session_id = p_session
     and s.revoked_at is null and s.expires_at > p_now;
  return found;
end
$$;
revoke execute on function sessions_of_person(text, timestamptz) from public;
grant execute on function sessions_of_person(text, timestamptz) to dasbor_app;
revoke execute on function end_session_of_person(text, text, text, timestamptz) from public;
grant execute on function end_session_of_person(text, text, text, timestamptz) to dasbor_app;
grant create on schema public to dasbor_auth;
alter function sessions_of_person(text, timestamptz) owner to dasbor_auth;
alter function end_session_of_person(text, text, text, timestamptz) owner to dasbor_auth;
revoke create on schema public from dasbor_auth;
