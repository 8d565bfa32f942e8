-- A server reads which migrations ran before it starts. Its user need not own the tables.
grant select on schema_migration to dasbor_app;
-- Set by a migration that removes what older versions use: the migration that a version must know to run on this schema.
alter table schema_migration add column oldest text;
