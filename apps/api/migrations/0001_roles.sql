-- The server never works as the owner of its tables. Three roles, each for one purpose; none may sign in by itself.
-- Roles belong to the whole server, so another database may have made them already.
do $$
declare
  wanted text;
begin
  foreach wanted in array array['dasbor_app', 'dasbor_auth', 'dasbor_system'] loop
    begin
      execute format('create role %I nologin noinherit', wanted);
    exception
      when duplicate_object or unique_violation then null;
    end;
    execute format('grant %I to %I', wanted, current_user);
  end loop;
end
$$;

revoke create on schema public from public;
grant usage on schema public to dasbor_app, dasbor_auth, dasbor_system;

-- Rows of one merchant in one mode. `current_setting(…, true)` is null before a tenant is entered, so nothing is seen.
create function protect_tenant_table(target regclass) returns void
language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format(
    'create policy tenant on %s to dasbor_app
       using (merchant_id = current_setting(''app.merchant_id'', true) and mode = current_setting(''app.mode'', true))',
    target);
  execute format('create policy everything on %s to dasbor_system using (true)', target);
  execute format('grant select, insert, update, delete on %s to dasbor_app, dasbor_system', target);
end
$$;

-- Rows of one merchant, the same in both modes: people, roles, sign-ins.
create function protect_merchant_table(target regclass) returns void
language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format(
    'create policy tenant on %s to dasbor_app using (merchant_id = current_setting(''app.merchant_id'', true))',
    target);
  execute format('create policy everything on %s to dasbor_system, dasbor_auth using (true)', target);
  execute format('grant select, insert, update, delete on %s to dasbor_app, dasbor_system, dasbor_auth', target);
end
$$;
