alter table customer add column address text;
-- Increases with every change, so that a second editor is told.
alter table customer add column version integer not null default 1 check (version > 0);
-- Null until it is changed.
alter table customer add column changed_at timestamptz;

create index customer_newest on customer (merchant_id, mode, created_at desc, id desc);

-- Customers are found among millions. Under row-level security only comparisons use an index, so each text that a search can begin with
-- is a column: the name from each of its first four words, the reference, the address and its domain, the number from both ends.
create function search_words(written text) returns text
language sql immutable parallel safe
return btrim(regexp_replace(lower(written), '[^[:alnum:]]+', ' ', 'g'));

create function search_words_from(written text, place integer) returns text
language sql immutable parallel safe
return nullif(array_to_string((string_to_array(search_words(written), ' '))[place:], ' '), '');

-- Some merchants use an address or a number as their own reference. A role that does not see it must not find it (`maskReference`).
create function is_mobile_number(written text) returns boolean
language sql immutable parallel safe
return regexp_replace(written, '[\s().-]', '', 'g') ~ '^(\+?62|0)?8[0-9]{7,11}$';

create function search_email(email text, reference text) returns text
language sql immutable parallel safe
return lower(coalesce(email, case when position('@' in reference) > 0 then reference end));

-- Without the country code and the leading zero.
create function search_mobile(mobile text, reference text) returns text
language sql immutable parallel safe
return regexp_replace(
  regexp_replace(coalesce(mobile, case when is_mobile_number(reference) then reference end), '[^0-9]', '', 'g'), '^(62|0)', '');

alter table customer
  add column name_1 text collate "C" generated always as (search_words_from(name, 1)) stored,
  add column name_2 text collate "C" generated always as (search_words_from(name, 2)) stored,
  add column name_3 text collate "C" generated always as (search_words_from(name, 3)) stored,
  add column name_4 text collate "C" generated always as (search_words_from(name, 4)) stored,
  add column reference_words text collate "C" generated always as (
    case when position('@' in reference_id) > 0 or is_mobile_number(reference_id) then null
         else search_words_from(reference_id, 1) end) stored,
  add column email_key text collate "C" generated always as (search_email(email, reference_id)) stored,
  add column email_domain text collate "C" generated always as (
    substring(search_email(email, reference_id) from '@([^@]+)$')) stored,
  add column mobile_start text collate "C" generated always as (search_mobile(mobile, reference_id)) stored,
  add column mobile_end text collate "C" generated always as (reverse(search_mobile(mobile, reference_id))) stored;

create index customer_name_1 on customer (merchant_id, mode, name_1) where name_1 is not null;
create index customer_name_2 on customer (merchant_id, mode, name_2) where name_2 is not null;
create index customer_name_3 on customer (merchant_id, mode, name_3) where name_3 is not null;
create index customer_name_4 on customer (merchant_id, mode, name_4) where name_4 is not null;
create index customer_reference_words on customer (merchant_id, mode, reference_words) where reference_words is not null;
create index customer_email_key on customer (merchant_id, mode, email_key) where email_key is not null;
create index customer_email_domain on customer (merchant_id, mode, email_domain) where email_domain is not null;
create index customer_mobile_start on customer (merchant_id, mode, mobile_start) where mobile_start is not null;
create index customer_mobile_end on customer (merchant_id, mode, mobile_end) where mobile_end is not null;
