-- Without statistics every index of a tenant's table looks as good as its key, and a foreign key is checked by reading all
-- of the tenant's rows. PostgreSQL analyses by itself a minute after a load; PGlite never does, and a seed cannot wait.
create function refresh_statistics() returns void
language plpgsql security definer set search_path = public as $$
begin
  analyze customer;
  analyze settlement;
  analyze "order";
  analyze payment;
  analyze status_change;
end
$$;
revoke execute on function refresh_statistics() from public;
grant execute on function refresh_statistics() to dasbor_system;
