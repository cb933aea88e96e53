#!/bin/sh
# A separate network that nothing can leave. Every address is routed back here, so that a connection to anywhere arrives at our listeners.
# The veth pair only gives programs a network interface to find.
exec unshare -n sh -c '
  ip link set lo up
  ip link add card0 type veth peer name card1
  ip link set card0 up
  ip link set card1 up
  ip addr add 198.51.100.2/24 dev card0
  ip -6 addr add 2001:db8:f::2/64 dev card0 nodad
  ip route add local 0.0.0.0/0 dev lo
  ip -6 route add local ::/0 dev lo
  exec "$@"' _ "$@"
