-- What a person dismissed on the first page, on all their devices. `merchant_id` is empty for what does not belong to one merchant.
create table dismissed_card (
  person_id text not null references person,
  card text not null check (card in ('started', 'whats_new')),
  merchant_id text not null,
  -- The newest dismissed entry of the news.
  entry text collate "C" check ((entry is not null) = (card = 'whats_new')),
  primary key (person_id, card, merchant_id)
);
select protect_person_table('dismissed_card');

-- Which first steps of the caller's merchant are done. A merchant tries payments in sandbox and takes them in live mode, and each mode sees
-- only its own records.
create function started_facts(p_user text)
returns table (
  onboarding_status text, preset jsonb, key boolean, sandbox_payment boolean, webhook boolean, colleague boolean,
  second_step boolean, live_payment boolean
)
language sql stable security definer as $$
  with own as (
    select m.merchant_id as id, m.onboarding_status, m.preset from public.merchant m
     where m.merchant_id = pg_catalog.current_setting('app.merchant_id'))
  select own.onboarding_status, own.preset,
         exists (select from public.api_key k where k.merchant_id = own.id)
           or exists (select from public.snap_key k where k.merchant_id = own.id),
         exists (select from public.payment p
                  where p.merchant_id = own.id and p.mode = 'sandbox' and p.completed_at is not null),
         exists (select from public.webhook w where w.merchant_id = own.id),
         exists (select from public.user_account u
                  where u.merchant_id = own.id and u.user_id <> p_user and u.status <> 'removed'),
         (select p.two_step from public.user_account u join public.person p using (person_id) where u.user_id = p_user),
         exists (select from public.payment p
                  where p.merchant_id = own.id and p.mode = 'live' and p.completed_at is not null)
    from own;
$$;
revoke execute on function started_facts(text) from public;
grant execute on function started_facts(text) to dasbor_app;
grant create on schema public to dasbor_system;
alter function started_facts(text) owner to dasbor_system;
revoke create on schema public from dasbor_system;
