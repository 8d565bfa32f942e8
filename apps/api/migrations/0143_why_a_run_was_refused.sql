-- A reason names hours or amounts, and those may be others by the time somebody reads it.
alter table withdrawal_schedule_run add column refusal_params jsonb not null default '{}';
