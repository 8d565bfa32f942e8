-- A person whose last account is gone leaves no address, number, password, second step or device behind. The accounts stay, with the name,
-- because the history of each merchant names them.
create function delete_person_without_account(p_user text, p_now timestamptz) returns void
language plpgsql security definer as $$
declare
  leaving text;
begin
  select p.person_id into strict leaving
    from public.person p join public.user_account u using (person_id) where u.user_id = p_user for update of p;
  if exists (select from public.user_account where person_id = leaving and status <> 'removed') then
    return;
  end if;
  delete from public.authenticator_app where person_id = leaving;
  delete from public.recovery_code where person_id = leaving;
  delete from public.passkey where person_id = leaving;
  delete from public.passkey_challenge where person_id = leaving;
  delete from public.remembered_device where person_id = leaving;
  update public.mailed_token set used_at = p_now
   where used_at is null and user_id in (select user_id from public.user_account where person_id = leaving);
  update public.user_account set phone = null where person_id = leaving;
  update public.person
     set email = lower(leaving) || '@deleted.invalid', password_hash = null, email_verified_at = null, two_step = false,
         whatsapp = null, whatsapp_verified_at = null
   where person_id = leaving;
end
$$;
revoke execute on function delete_person_without_account(text, timestamptz) from public;
grant execute on function delete_person_without_account(text, timestamptz) to dasbor_app;
grant create on schema public to dasbor_auth;
alter function delete_person_without_account(text, timestamptz) owner to dasbor_auth;
revoke create on schema public from dasbor_auth;
