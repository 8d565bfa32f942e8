-- Uploaded pictures that customers see. The bytes are in the file storage, under the id.
create table image (
  merchant_id text not null,
  mode text not null,
  -- 128 random bits, because everybody who has it can open the image.
  id text collate "C" not null unique,
  kind text not null check (kind in ('picture', 'logo')),
  content_type text not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  size integer not null check (size > 0),
  created_at timestamptz not null,
  -- Since when nothing names it; null while something does.
  unused_since timestamptz,
  -- It is deleted from the storage next, and then here.
  removed_at timestamptz check (removed_at is null or unused_since is not null),
  primary key (merchant_id, mode, id),
  foreign key (merchant_id, mode) references merchant_mode (merchant_id, mode)
);
create index image_unused on image (merchant_id, mode) where unused_since is not null;
create index image_to_remove on image (unused_since) where unused_since is not null;
select protect_tenant_table('image');
revoke delete on image from dasbor_app;
create policy subaccount on image as restrictive to dasbor_subaccount using (false);

-- A customer has no session, and no merchant is known yet: the id alone says which image it is.
grant select (id, content_type, removed_at) on image to dasbor_auth;
create policy sign_in on image for select to dasbor_auth using (true);
