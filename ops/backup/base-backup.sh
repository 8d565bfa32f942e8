#!/bin/sh
# Makes a verified base backup of a running server in BACKUPS/base, named after its end in UTC, and removes what is no longer needed.
# The password is read from PGPASSFILE, never from an argument. KEEP (7) is the number of base backups that stay.
set -eu
if [ $# -ne 2 ]; then
  echo 'usage: base-backup.sh BACKUPS CONNECTION   (for example /srv/backups "host=db user=backup dbname=postgres")' >&2
  exit 2
fi
backups=$1 connection=$2 keep=${KEEP:-7}
case $keep in
'' | *[!0-9]* | 0)
  echo 'base-backup.sh: KEEP must be a whole number from 1' >&2
  exit 2
  ;;
esac
umask 077
mkdir -p "$backups/base" "$backups/wal"
making="$backups/base/making.partial"
rm -rf "$making"

pg_basebackup --dbname "$connection" --no-password --pgdata "$making" --wal-method stream --checkpoint fast \
  --manifest-checksums SHA256
pg_verifybackup --quiet "$making"
# Rounded up: a restore must not aim at a moment before the end of its base backup.
name=$(date -u -d '+1 second' +%Y%m%dT%H%M%SZ)
mv "$making" "$backups/base/$name"
echo "base backup $backups/base/$name"

# From the oldest backup that stays on, every WAL file is needed.
cd "$backups/base"
ls -d [0-9]*Z | sort | head -n "-$keep" | while read -r old; do rm -rf "$old"; done
oldest=$(ls -d [0-9]*Z | sort | head -n 1)
first=$(sed -n 's/^START WAL LOCATION: .*(file \([0-9A-F]*\))$/\1/p' "$oldest/backup_label")
pg_archivecleanup "$backups/wal" "$first"
