-- The new address that a link confirms, or the old one that a link brings back.
alter table mailed_token add column address text;
-- An address that may still be brought back belongs to nobody else.
create index mailed_token_held on mailed_token (address) where address is not null and used_at is null;
