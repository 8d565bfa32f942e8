-- Calls of SNAP are signed with the client secret, by whoever holds a token: until the signature is checked nobody is anybody.
grant select on snap_secret to dasbor_auth;
create policy sign_in on snap_secret for select to dasbor_auth using (true);

-- X-EXTERNAL-ID: each number once on a day of Jakarta, for each client.
create table snap_external_id (
  client_id text collate "C" not null,
  day date not null,
  external_id text collate "C" not null,
  primary key (client_id, day, external_id)
);
create index snap_external_id_age on snap_external_id (day);
grant select, insert on snap_external_id to dasbor_auth;
grant select, insert, delete on snap_external_id to dasbor_system;
