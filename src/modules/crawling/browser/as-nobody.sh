#!/bin/sh
# Runs Chromium as a user that owns nothing. Chromium refuses to run as root with its sandbox enabled, and without the sandbox a page that
# breaks out of its process would be root. If another user starts it, it runs as that user. In both cases it gets a low priority: a page
# takes more than a second of a core while the service answers searches.
for argument in "$@"; do
  case $argument in --user-data-dir=*) profile=${argument#--user-data-dir=} ;; esac
done
# If memory runs out nevertheless, the kernel kills the browser and not the service.
echo 1000 2>/dev/null >/proc/self/oom_score_adj
if [ "$(id -u)" = 0 ]; then
  chown -R 65534:65534 "$profile"
  export HOME="$profile" XDG_CONFIG_HOME="$profile" XDG_CACHE_HOME="$profile"
  exec nice -n 5 setpriv --reuid=65534 --regid=65534 --clear-groups --inh-caps=-all --no-new-privs "$CHROMIUM" "$@"
fi
exec nice -n 5 "$CHROMIUM" "$@"
