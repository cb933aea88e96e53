#!/bin/sh
# Installed as /usr/local/bin/homedex next to the systemd units. Lets root run commands with the settings and the user of the service.
set -a
HOMEDEX_HOME=/opt/homedex
DATA_DIR=/var/lib/homedex
MALLOC_ARENA_MAX=2
. /etc/homedex/environment
set +a
exec runuser -u homedex -- "$HOMEDEX_HOME/deploy/homedex.sh" "$@"
