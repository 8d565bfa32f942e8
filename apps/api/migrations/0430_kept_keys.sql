-- Keys of hashes that must outlive a rotation of the secrets (docs/decisions/0069), each sealed by the vault.
create table kept_key (
  name text primary key,
  sealed text not null
);
alter table kept_key enable row level security;
alter table kept_key force row level security;
create policy everything on kept_key to dasbor_system using (true);
grant select, insert, update on kept_key to dasbor_system;

-- A rotation seals the key pairs again.
grant update (sealed) on provider_key to dasbor_system;
