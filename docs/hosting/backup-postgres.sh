#!/bin/sh
# Backs up the PostgreSQL database that DATABASE_URL names, also while the bot runs, and keeps the last BACKUP_KEEP (7):
#     backup-postgres.sh FOLDER [options of pg_dump]                      (docs/HOSTING.md)
set -eu
: "${DATABASE_URL:?must name the database}"
umask 077
mkdir -p "$1"
cd "$1"
shift
name=pirogue-$(date -u +%Y-%m-%dT%H-%M-%SZ).dump
trap 'rm -f "$name.part"' EXIT
pg_dump --format=custom --file="$name.part" "$@" "$DATABASE_URL"
# Read to its end, so that only what can be restored gets the name of a backup.
pg_restore --file=/dev/null "$name.part"
mv "$name.part" "$name"
# Names from the future, of a clock that was wrong, are neither counted nor deleted.
ls -r pirogue-*.dump | sed -n "/^$name\$/,\$p" | tail -n "+$((${BACKUP_KEEP:-7} + 1))" | xargs -r rm -f
echo "$PWD/$name"
