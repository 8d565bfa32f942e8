-- Tables that are partitioned by month (docs/decisions/0068). Their rows of today become the first partition. A check that holds for all of
-- these rows lets `attach partition` skip its scan. This migration only declares the check, because a scan would hold its lock.
-- The lock must come within half a second, which is sooner than PostgreSQL looks for deadlocks. Otherwise the migration is tried again.
set local lock_timeout = '500ms';

-- The smallest id of an event of this time.
create function first_event_id(moment timestamptz) returns text
language sql immutable as $$
  select 'evt_' || string_agg(
           substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', (((ms >> (5 * (9 - place))) & 31) + 1)::integer, 1), '' order by place)
    from generate_series(0, 9) place, (select (extract(epoch from moment) * 1000)::bigint as ms) at;
$$;

-- The start of a month (UTC) as a bound of this column.
create function month_bound(key text, month date) returns text
language sql immutable as $$
  select quote_literal(case when key in ('id', 'event_id') then first_event_id(month::timestamp at time zone 'UTC')
                            else to_char(month, 'YYYY-MM-DD') || ' 00:00:00+00' end);
$$;

do $$
declare
  target record;
  later boolean;
  until date;
  checks text[];
  each_check text;
begin
  for target in
    select * from (values ('outbox', 'created_at'), ('webhook_event', 'id'), ('webhook_delivery', 'event_id'),
                          ('webhook_attempt', 'at'), ('api_request', 'created_at'), ('page_view', 'viewed_at')) as t (name, key)
  loop
    -- The next month too, so that a server of the previous version has all its rows in one table while it is replaced.
    until := date_trunc('month', now() at time zone 'UTC') + interval '2 months';
    -- As the owner, row-level security would show no row.
    perform set_config('role', 'dasbor_system', true);
    loop
      execute format('select exists (select from %I where %I >= %s)', target.name, target.key, month_bound(target.key, until))
         into later;
      -- Times of a test clock can be years ahead.
      exit when not later or until >= '2100-01-01';
      until := until + interval '1 month';
    end loop;
    perform set_config('role', 'none', true);
    checks := checks || format('alter table %I add constraint %I check (%I < %s) not valid', target.name,
      target.name || to_char(until, '"_until_"YYYY_MM'), target.key, month_bound(target.key, until));
  end loop;
  foreach each_check in array checks loop
    execute each_check;
  end loop;
end
$$;
