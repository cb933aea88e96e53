#!/bin/sh
# Homedex with the Node and the flags it needs: in the image, in the systemd units, and for the command line beside them.
# Node replaces this shell, so that signals reach it and it drains.
home=${HOMEDEX_HOME:-/app}
case "$(uname -m)" in
  # See scripts/run.mjs; other processors do not know the flag.
  x86_64) bundled=x64 flags=--no-memory-protection-keys ;;
  aarch64) bundled=arm64 flags= ;;
esac
# `npm run build` has brought Node 24; the image has it as its own.
node=$home/node_modules/node-linux-$bundled/bin/node
[ -x "$node" ] || node=node
# Commands that build an index are faster with the defaults.
[ "$1" = serve ] && flags="$flags --max-semi-space-size=8"
exec "$node" --disable-warning=ExperimentalWarning $flags "$home/src/bin/cli.ts" "$@"
