-- What a merchant requires of its people when they sign in, in both modes. Without a row: no second step, and devices may be remembered.
create table sign_in_rules (
  merchant_id text primary key references merchant,
  requires_two_step boolean not null,
  remembers_devices boolean not null,
  changed_by text not null,
  changed_at timestamptz not null
);
select protect_merchant_table('sign_in_rules');
create policy subaccount on sign_in_rules as restrictive to dasbor_subaccount using (false);

-- Whether a merchant of this person requires a second step. `sign_in_rules` shows a merchant only its own.
create function person_needs_two_step(p_user text) returns boolean
language sql stable security definer as $$
  select exists (
    select from public.user_account one
      join public.user_account same on same.person_id = one.person_id and same.status = 'active'
      join public.sign_in_rules r on r.merchant_id = same.merchant_id and r.requires_two_step
     where one.user_id = p_user);
$$;
revoke execute on function person_needs_two_step(text) from public;
grant execute on function person_needs_two_step(text) to dasbor_app, dasbor_auth;
grant create on schema public to dasbor_auth;
alter function person_needs_two_step(text) owner to dasbor_auth;
revoke create on schema public from dasbor_auth;
