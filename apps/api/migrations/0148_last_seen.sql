-- When a sign-in last made a call, to half a minute; one that makes none for half an hour ends. Those that are open now begin anew.
alter table auth_session add column seen_at timestamptz not null default now();
alter table auth_session alter column seen_at drop default;
