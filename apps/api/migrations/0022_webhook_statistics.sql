-- As 0012: without statistics every index of a tenant's table looks as good as its key, and a queue that grew within a minute is
-- read from end to end for each of its rows. The sender asks for them when it has taken much; PGlite has no other way.
create function refresh_webhook_statistics() returns void
language plpgsql security definer set search_path = public as $$
begin
  analyze webhook;
  analyze webhook_secret;
  analyze webhook_event;
  analyze webhook_delivery;
  analyze webhook_attempt;
end
$$;
revoke execute on function refresh_webhook_statistics() from public;
grant execute on function refresh_webhook_statistics() to dasbor_system;
