-- Dasbor's own key pair of each mode: signs what is told in the words of SNAP. The private one is sealed.
create table provider_key (
  mode text primary key check (mode in ('live', 'sandbox')),
  sealed text not null,
  public_key text not null,
  created_at timestamptz not null
);
grant select, insert on provider_key to dasbor_app, dasbor_system;
