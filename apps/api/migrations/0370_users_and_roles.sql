-- A merchant's own roles beside the built-in ones (1 to 8), and accounts that are invited and removed.
alter table merchant add column next_role_id integer not null default 100 check (next_role_id >= 100);

alter table role
  add column version integer not null default 1 check (version > 0),
  add column updated_at timestamptz,
  add column updated_by text;
create unique index role_name on role (merchant_id, lower(name));

-- Each state that a change replaced, so that a person who edits an older one learns what changed meanwhile.
create table role_version (
  merchant_id text not null,
  role_id integer not null,
  version integer not null,
  name text not null,
  permissions text[] not null,
  masks_personal_data boolean not null,
  primary key (merchant_id, role_id, version),
  foreign key (merchant_id, role_id) references role (merchant_id, role_id) on delete cascade
);
select protect_merchant_table('role_version');
create policy subaccount on role_version as restrictive to dasbor_subaccount using (false);

alter table user_account
  drop constraint user_account_status_check,
  add constraint user_account_status_check check (status in ('invited', 'active', 'disabled', 'removed')),
  add column invited_at timestamptz,
  add column invited_by text;
create index user_account_listed on user_account (merchant_id, created_at, user_id);
create index user_account_role on user_account (merchant_id, role_id);

-- The person of an address, made if there is none. A merchant sees only people who have an account there, so it learns from this whether
-- the address is known only after it has invited the person.
create function person_of_address(p_email text, p_new text, p_now timestamptz) returns text
language plpgsql security definer as $$
begin
  insert into public.person (person_id, email, created_at) values (p_new, p_email, p_now) on conflict (email) do nothing;
  return (select person_id from public.person where email = p_email);
end
$$;
revoke execute on function person_of_address(text, text, timestamptz) from public;
grant execute on function person_of_address(text, text, timestamptz) to dasbor_app;
grant create on schema public to dasbor_auth;
alter function person_of_address(text, text, timestamptz) owner to dasbor_auth;
revoke create on schema public from dasbor_auth;

-- People and roles are the same in both modes, so a change of them is told in both.
create function tell_people_changed(p_aggregate text, p_status text) returns void
language sql security definer as $$
  insert into public.outbox (merchant_id, mode, topic, aggregate, payload)
  select current_setting('app.merchant_id'), mode, 'user_management.updated', p_aggregate, jsonb_build_object('status', p_status)
    from unnest(array['live', 'sandbox']) as mode;
$$;
revoke execute on function tell_people_changed(text, text) from public;
grant execute on function tell_people_changed(text, text) to dasbor_app, dasbor_auth;
grant create on schema public to dasbor_system;
alter function tell_people_changed(text, text) owner to dasbor_system;
revoke create on schema public from dasbor_system;
