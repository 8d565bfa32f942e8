-- Of the exchange that issued a pair first: its address, and the address with its User-Agent, as keyed hashes. Null where nobody knows
-- (signed in, or issued before), and after a change of the password: nobody is taken for the same asker then.
alter table refresh_token add column asked_from text, add column asked_by text;
