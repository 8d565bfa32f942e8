-- A partition has row-level security without a policy and no grants, so nobody but the owner reads it, except through its parent.
-- `like` copies no keys. A key without the parent's partition column cannot be declared on the parent, so each partition declares its own.
create function make_partition(parent regclass, sibling regclass, name text) returns void
language plpgsql as $$
declare
  own_key text;
begin
  execute format('create table %I (like %s including defaults including constraints including storage)', name, parent);
  for own_key in
    select pg_get_constraintdef(oid) from pg_constraint
     where conrelid = sibling and contype in ('p', 'u') and conparentid = 0
  loop
    execute format('alter table %I add %s', name, own_key);
  end loop;
  execute format('alter table %I enable row level security, force row level security', name);
end
$$;

-- The last partition, `<table>_later`, begins where the last month ends and has no end, so that every row has a place. This makes a month from
-- its beginning: <table>_YYYY_MM. Rows that are in it already move.
create function make_next_month(parent regclass, key text) returns text
language plpgsql as $$
declare
  later text := parent || '_later';
  month date;
  name text;
begin
  select to_date(max(right(inhrelid::regclass::text, 7)), 'YYYY_MM') + interval '1 month' into month
    from pg_inherits where inhparent = parent and inhrelid::regclass::text <> later;
  name := parent || to_char(month, '"_"YYYY_MM');
  -- The only lock that blocks others. A caller sets how long it may wait for it.
  execute format('alter table %s detach partition %I', parent, later);
  perform make_partition(parent, later::regclass, name);
  execute format('alter table %I no force row level security', later);
  execute format('alter table %I no force row level security', name);
  execute format('with moved as (delete from %I where %I < %s returning *) insert into %I select * from moved', later, key,
    month_bound(key, (month + interval '1 month')::date), name);
  execute format('alter table %I force row level security', later);
  execute format('alter table %I force row level security', name);
  execute format('alter table %s attach partition %I for values from (%s) to (%s)', parent, name, month_bound(key, month),
    month_bound(key, (month + interval '1 month')::date));
  execute format('alter table %s attach partition %I for values from (%s) to (maxvalue)', parent, later,
    month_bound(key, (month + interval '1 month')::date));
  return name;
end
$$;

-- Only the owner makes partitions.
revoke execute on function make_partition(regclass, regclass, text), make_next_month(regclass, text) from public;

-- Used by the next migrations, and dropped by the last of them. The table becomes the first partition of a new one with its name. Indexes and
-- keys of the table become those of the new one without being built again.
create function partition_by_month(parent text, key text) returns void
language plpgsql as $$
declare
  until date;
  part text;
  last_id bigint;
  found record;
begin
  select to_date(right(conname, 7), 'YYYY_MM') into strict until
    from pg_constraint where conrelid = parent::regclass and conname like parent || '\_until\_%';
  part := parent || to_char(until - interval '1 month', '"_"YYYY_MM');
  execute format('alter table %I rename to %I', parent, part);

  for found in select attname from pg_attribute where attrelid = part::regclass and attidentity <> '' loop
    execute format('select last_value from %s', pg_get_serial_sequence(part, found.attname)) into last_id;
    execute format('alter table %I alter column %I drop identity', part, found.attname);
  end loop;
  execute format('create table %I (like %I including defaults including constraints including storage) partition by range (%I)',
    parent, part, key);
  execute format('alter table %I drop constraint %I', parent, parent || to_char(until, '"_until_"YYYY_MM'));
  if last_id is not null then
    execute format('alter table %I alter column id add generated always as identity (start with %s)', parent, last_id + 1);
  end if;

  for found in
    select c.conname, pg_get_constraintdef(c.oid) as definition from pg_constraint c
     where c.conrelid = part::regclass and c.contype in ('p', 'u')
       and (select attnum from pg_attribute where attrelid = c.conrelid and attname = key) = any(c.conkey)
  loop
    execute format('alter table %I rename constraint %I to %I', part, found.conname, replace(found.conname, parent, part));
    execute format('alter table %I add constraint %I %s', parent, found.conname, found.definition);
  end loop;
  for found in
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
     where i.indrelid = part::regclass and not exists (select from pg_constraint c where c.conindid = i.indexrelid)
  loop
    execute format('alter index %I rename to %I', found.name, replace(found.name, parent, part));
    execute replace(found.definition, ' ON public.' || part || ' ', ' ON public.' || parent || ' ');
  end loop;

  for found in select policyname from pg_policies where schemaname = 'public' and tablename = part loop
    execute format('drop policy %I on %I', found.policyname, part);
  end loop;
  execute format('revoke all on %I from dasbor_app, dasbor_auth, dasbor_system, dasbor_subaccount', part);
  execute format('alter table %I attach partition %I for values from (minvalue) to (%s)', parent, part, month_bound(key, until));
  execute format('alter table %I drop constraint %I', part, parent || to_char(until, '"_until_"YYYY_MM'));
  perform make_partition(parent::regclass, part::regclass, parent || '_later');
  execute format('alter table %I attach partition %I for values from (%s) to (maxvalue)', parent, parent || '_later',
    month_bound(key, until));
  perform protect_tenant_table(parent::regclass);
end
$$;
