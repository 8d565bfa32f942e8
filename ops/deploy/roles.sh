#!/bin/sh
# Runs once, when PostgreSQL creates its files. The copies sign in as a user who owns nothing: row-level security always applies to it.
set -eu
psql --set ON_ERROR_STOP=1 --set password="$API_PASSWORD" --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'SQL'
create role dasbor_app nologin noinherit;
create role dasbor_auth nologin noinherit;
create role dasbor_system nologin noinherit;
create role dasbor_api login password :'password' in role dasbor_app, dasbor_auth, dasbor_system;
SQL
