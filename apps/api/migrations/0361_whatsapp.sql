-- A verified number signs a person in. A person without an email has the number in its place (`person.email`): then every message to them goes
-- by WhatsApp.
alter table person
  add column whatsapp text unique check (whatsapp ~ '^\+628[0-9]{8,11}$'),
  add column whatsapp_verified_at timestamptz,
  add check ((whatsapp is null) = (whatsapp_verified_at is null));

-- A slug of the business categories, chosen when signing up.
alter table merchant add column business_category text;

-- Before there is a merchant, a message belongs to none.
alter table mail alter column merchant_id drop not null;

-- A code that was sent to a number, whether or not anybody has it.
create table whatsapp_challenge (
  challenge_hash text primary key,
  number text not null,
  -- What the person filled in to sign up; null to sign in.
  registration jsonb,
  code_hash text not null,
  language text not null check (language in ('id', 'en')),
  code_expires_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index whatsapp_challenge_age on whatsapp_challenge (expires_at);
grant select, insert, update, delete on whatsapp_challenge to dasbor_auth, dasbor_system;
