#!/bin/sh
# The program in the image. Node replaces this shell, so that signals reach it and it drains.
case "$(uname -m)" in
  # See scripts/run.mjs; other processors do not know the flag.
  x86_64) flags=--no-memory-protection-keys ;;
esac
exec node --disable-warning=ExperimentalWarning $flags --max-semi-space-size=8 /app/src/bin/cli.ts "$@"
