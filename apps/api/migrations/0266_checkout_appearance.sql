-- The appearance of the checkout: the draft, and what is published.
create table checkout_appearance (
  merchant_id text not null,
  mode text not null,
  version integer not null check (version > 0),
  header_color text not null,
  accent_color text not null,
  logo_id text collate "C",
  logo_width integer,
  logo_height integer,
  changed_by text not null,
  changed_at timestamptz not null,
  published_header_color text,
  published_accent_color text,
  published_logo_id text collate "C",
  published_logo_width integer,
  published_logo_height integer,
  published_by text,
  published_at timestamptz,
  primary key (merchant_id, mode),
  foreign key (merchant_id, mode) references merchant_mode (merchant_id, mode),
  foreign key (merchant_id, mode, logo_id) references image (merchant_id, mode, id),
  foreign key (merchant_id, mode, published_logo_id) references image (merchant_id, mode, id),
  check (header_color ~ '^#[0-9a-f]{6}$' and accent_color ~ '^#[0-9a-f]{6}$'),
  check (published_header_color ~ '^#[0-9a-f]{6}$' and published_accent_color ~ '^#[0-9a-f]{6}$'),
  check (num_nulls(logo_id, logo_width, logo_height) in (0, 3)),
  check (num_nulls(published_logo_id, published_logo_width, published_logo_height) in (0, 3)),
  check (num_nulls(published_header_color, published_accent_color, published_by, published_at) in (0, 4))
);
select protect_tenant_table('checkout_appearance');
revoke delete on checkout_appearance from dasbor_app;
create policy subaccount on checkout_appearance as restrictive to dasbor_subaccount using (false);
