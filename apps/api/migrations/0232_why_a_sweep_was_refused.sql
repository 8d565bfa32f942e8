-- A reason may name an amount, and that may be another by the time somebody reads it.
alter table balance_sweep add column refusal_params jsonb not null default '{}';
