#!/bin/sh
# Copies one WAL file into BACKUPS/wal. PostgreSQL calls it and keeps the file until it exits with 0:
#   archive_command = '/opt/dasbor/ops/backup/archive-wal.sh /srv/backups "%p" "%f"'
set -eu
if [ $# -ne 3 ]; then
  echo 'usage: archive-wal.sh BACKUPS PATH NAME' >&2
  exit 2
fi
backups=$1 path=$2 name=$3
kept="$backups/wal/$name"

# Asked again after a crash: the same file is fine, another one under its name must never be overwritten.
if [ -e "$kept" ]; then
  cmp -s "$path" "$kept" && exit 0
  echo "archive-wal.sh: $kept exists with another content" >&2
  exit 1
fi
umask 077
mkdir -p "$backups/wal"
cp "$path" "$kept.partial"
sync "$kept.partial"
mv "$kept.partial" "$kept"
sync "$backups/wal"
