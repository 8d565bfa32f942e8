-- The W3C trace context of the call that caused an event, so that its deliveries belong to the same trace. It holds no data of anybody.
set local lock_timeout to '5s';
alter table webhook_event add column traceparent text;
-- Not valid: there are no values yet to scan for.
alter table webhook_event add constraint webhook_event_traceparent check (traceparent ~ '^[0-9a-f-]{55}$') not valid;
