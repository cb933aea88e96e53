#!/bin/sh
# /usr/local/bin/homedex beside the systemd units: a command with the settings and the user of the service, for root.
set -a
HOMEDEX_HOME=/opt/homedex
DATA_DIR=/var/lib/homedex
MALLOC_ARENA_MAX=2
. /etc/homedex/environment
set +a
exec runuser -u homedex -- "$HOMEDEX_HOME/deploy/homedex.sh" "$@"
