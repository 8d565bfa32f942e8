-- Reads each table once and blocks nobody who reads or writes.
do $$
declare
  found record;
begin
  for found in
    select conrelid::regclass as target, conname from pg_constraint
     where conname ~ '^(outbox|webhook_event|webhook_delivery|webhook_attempt|api_request|page_view)_until_\d{4}_\d{2}$'
  loop
    execute format('alter table %s validate constraint %I', found.target, found.conname);
  end loop;
end
$$;
