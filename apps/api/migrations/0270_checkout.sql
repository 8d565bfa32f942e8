-- The public page of an order, on which its customer pays.
alter table "order"
  -- Who pays the fee of payments that do not say otherwise. The order keeps what was set when it was made.
  add column mdr_fee_payer text not null default 'merchant' check (mdr_fee_payer in ('merchant', 'customer')),
  -- What is sold: name, quantity, price and image of each. Only shown.
  add column items jsonb not null default '[]' check (jsonb_typeof(items) = 'array'),
  add column notes text,
  -- The end of the page's address. Whoever has it can pay the order.
  add column checkout_slug text collate "C" unique;

-- A customer has no session: the address alone says whose order it is.
grant select (checkout_slug, merchant_id, mode) on "order" to dasbor_auth;
create policy sign_in on "order" for select to dasbor_auth using (true);
