#!/bin/sh
# Prepares a new data folder that PostgreSQL, when it is started on it, restores to a moment. It reads BACKUPS and changes nothing there.
#   restore.sh /srv/backups /var/lib/postgresql/restored "2026-11-29 15:04:05.123+07"
#   restore.sh /srv/backups /var/lib/postgresql/restored latest
set -eu
if [ $# -ne 3 ]; then
  echo 'usage: restore.sh BACKUPS NEW_FOLDER MOMENT|latest' >&2
  exit 2
fi
backups=$(cd "$1" && pwd) folder=$2 moment=$3
if [ -e "$folder" ] && [ -n "$(ls -A "$folder")" ]; then
  echo "restore.sh: $folder is not empty" >&2
  exit 1
fi

# Written into a quoted setting: only characters of a time.
case $moment in
latest) until=99999999T999999Z ;;
*[!0-9TZ:.+\ -]*)
  echo 'restore.sh: the moment must look like 2026-11-29 15:04:05.123+07' >&2
  exit 2
  ;;
*[Zz] | *[+-][0-9][0-9] | *[+-][0-9][0-9]:[0-9][0-9]) until=$(date -u -d "$moment" +%Y%m%dT%H%M%SZ) ;;
*)
  echo 'restore.sh: give the time zone of the moment too, such as +07' >&2
  exit 2
  ;;
esac

base=
for one in $(ls "$backups/base" | grep -E '^[0-9]{8}T[0-9]{6}Z$' | sort); do
  if [ "$(printf '%s\n' "$one" "$until" | sort | head -n 1)" = "$one" ]; then base=$one; fi
done
if [ -z "$base" ]; then
  echo "restore.sh: no base backup ended before $moment" >&2
  exit 1
fi
pg_verifybackup --quiet "$backups/base/$base"

umask 077
mkdir -p "$folder"
chmod 700 "$folder"
cp -a "$backups/base/$base/." "$folder"
touch "$folder/recovery.signal"
conf="$folder/postgresql.auto.conf"
# Of a server that was restored before: its target must not be that of this restore.
sed -i -E '/^(restore_command|recovery_target_[a-z]+|archive_mode|synchronous_standby_names) /d' "$conf"
{
  echo "restore_command = 'cp \"$backups/wal/%f\" \"%p\"'"
  if [ "$moment" != latest ]; then
    echo "recovery_target_time = '$moment'"
  fi
  echo "recovery_target_action = 'promote'"
  # The restored server must not write into the archive of the old one before somebody decides so.
  echo "archive_mode = 'off'"
  # It has no standby yet, and every write would wait for the one of the old server.
  echo "synchronous_standby_names = ''"
} >>"$conf"
echo "restored from $base into $folder: start PostgreSQL on it"
