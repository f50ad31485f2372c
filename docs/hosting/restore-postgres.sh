#!/bin/sh
# Restores a backup of a PostgreSQL database into the empty one that DATABASE_URL names:
#     restore-postgres.sh FILE                                            (docs/HOSTING.md)
set -eu
: "${DATABASE_URL:?must name an empty database}"
pg_restore --exit-on-error --single-transaction --no-owner --no-privileges --dbname="$DATABASE_URL" "$1"
psql --no-psqlrc --quiet --set=ON_ERROR_STOP=1 --single-transaction --dbname="$DATABASE_URL" <<'SQL'
-- It is another database from now on: Discord would take its messages for those that the lost one has sent lately.
UPDATE database_id SET id = 1 + floor(random() * 2147483646)::integer;
-- No process serves it, whichever served the lost one.
UPDATE lease SET holder = NULL, place = NULL, pid = NULL;
DELETE FROM processes;
UPDATE shards SET holder = NULL, next = NULL, is_next_ready = false;
SQL
