-- A name that contains an email address or a telephone number is personal data (`namesContact` of the domain is the same).
create function names_contact(written text) returns boolean
language sql immutable parallel safe
return written ~ '@|[0-9]([^0-9A-Za-z]{0,3}[0-9]){7,}';

-- Fields that a person changed: an order by key no longer changes them.
alter table customer add column corrected_fields text[] not null default '{}';
-- The contact that an order sent, as it was.
alter table "order" add column sent_customer jsonb;

-- The name before a change, from each of its first four words.
create function former_name(changes jsonb) returns text
language sql immutable parallel safe
return jsonb_path_query_first(changes, '$[*] ? (@.field == "name").from') #>> '{}';
alter table customer_change
  add column former_1 text collate "C" generated always as (search_words_from(former_name(changes), 1)) stored,
  add column former_2 text collate "C" generated always as (search_words_from(former_name(changes), 2)) stored,
  add column former_3 text collate "C" generated always as (search_words_from(former_name(changes), 3)) stored,
  add column former_4 text collate "C" generated always as (search_words_from(former_name(changes), 4)) stored;
create index customer_former_1 on customer_change (merchant_id, mode, former_1) where former_1 is not null;
create index customer_former_2 on customer_change (merchant_id, mode, former_2) where former_2 is not null;
create index customer_former_3 on customer_change (merchant_id, mode, former_3) where former_3 is not null;
create index customer_former_4 on customer_change (merchant_id, mode, former_4) where former_4 is not null;

-- Lists of orders and payments have the name of that time in their text. The present name is looked up here.
create index customer_renamed_1 on customer (merchant_id, mode, name_1) where changed_at is not null or names_contact(name);
create index customer_renamed_2 on customer (merchant_id, mode, name_2) where changed_at is not null or names_contact(name);
create index customer_renamed_3 on customer (merchant_id, mode, name_3) where changed_at is not null or names_contact(name);
create index customer_renamed_4 on customer (merchant_id, mode, name_4) where changed_at is not null or names_contact(name);

set local role dasbor_system;
update customer c set corrected_fields = corrected.fields
  from (select merchant_id, mode, customer_id, array_agg(distinct change ->> 'field') as fields
          from customer_change, jsonb_array_elements(changes) change
         where actor_id like 'usr\_%' group by merchant_id, mode, customer_id) corrected
 where corrected.merchant_id = c.merchant_id and corrected.mode = c.mode and corrected.customer_id = c.id;
update "order" o set search_text = replace(o.search_text, lower(c.name), '')
  from customer c
 where c.merchant_id = o.merchant_id and c.mode = o.mode and c.id = o.customer_id and names_contact(c.name);
update payment p set search_text = replace(p.search_text, lower(c.name), '')
  from customer c
 where c.merchant_id = p.merchant_id and c.mode = p.mode and c.id = p.customer_id and names_contact(c.name);
reset role;
