#!/bin/sh
# Chromium as an account that owns nothing. It refuses to run as root with its sandbox on, and without the sandbox a page that breaks
# out of its process would be root. Started by another account, it runs as that one. Either way it gets what processor time others leave:
# a page takes more than a second of a core, and searches are being answered beside it.
for argument in "$@"; do
  case $argument in --user-data-dir=*) profile=${argument#--user-data-dir=} ;; esac
done
# Where memory runs out all the same, the system ends the browser and not the service.
echo 1000 2>/dev/null >/proc/self/oom_score_adj
if [ "$(id -u)" = 0 ]; then
  chown -R 65534:65534 "$profile"
  export HOME="$profile" XDG_CONFIG_HOME="$profile" XDG_CACHE_HOME="$profile"
  exec nice -n 5 setpriv --reuid=65534 --regid=65534 --clear-groups --inh-caps=-all --no-new-privs "$CHROMIUM" "$@"
fi
exec nice -n 5 "$CHROMIUM" "$@"
