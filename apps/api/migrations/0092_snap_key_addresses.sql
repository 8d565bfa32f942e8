-- From where a SNAP key may be used, as API keys have it; an empty list is everywhere.
alter table snap_key add column allowed_ips text[] not null default '{}';
