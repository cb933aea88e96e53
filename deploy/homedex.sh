#!/bin/sh
# Starts Homedex with the Node and the flags it needs: in the image, in the systemd units, and as a command next to them. `exec` replaces
# this shell with Node, so that signals reach Node and it shuts down gracefully.
home=${HOMEDEX_HOME:-/app}
case "$(uname -m)" in
  # See scripts/run.mjs. Node on other processors does not know the flag.
  x86_64) bundled=x64 flags=--no-memory-protection-keys ;;
  aarch64) bundled=arm64 flags= ;;
esac
# `npm run build` installs Node 24 here. In the image it is the system's own.
node=$home/node_modules/node-linux-$bundled/bin/node
[ -x "$node" ] || node=node
# Not for other commands: those that build an index are faster with the defaults.
[ "$1" = serve ] && flags="$flags --max-semi-space-size=8"
exec "$node" --disable-warning=ExperimentalWarning $flags "$home/src/bin/cli.ts" "$@"
