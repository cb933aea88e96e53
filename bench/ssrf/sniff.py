#!/usr/bin/env python3
"""Records every TCP connection attempt and every UDP datagram in this network by destination, and
the requests to proxies. Writes them to a file when it is ended.
"""
import ctypes
import json
import re
import signal
import socket
import struct
import sys

EVERY_PROTOCOL, IPV4, IPV6, TCP, UDP, OUTGOING = 3, 0x0800, 0x86DD, 6, 17, 4
REQUEST = re.compile(rb"(?:CONNECT (\S+)|[A-Z]+ (https?://\S+)) HTTP/1\.1\r\n")
seen = {}


def write_down(*_):
    with open(sys.argv[1], "w") as file:
        json.dump(seen, file)
    sys.exit(0)


def destination(protocol, packet):
    if protocol == IPV4:
        kind, address, rest = packet[9], socket.inet_ntop(socket.AF_INET, packet[16:20]), packet[(packet[0] & 15) * 4 :]
    elif protocol == IPV6:
        kind, address, rest = packet[6], socket.inet_ntop(socket.AF_INET6, packet[24:40]), packet[40:]
    else:
        return None
    is_first_of_connection = kind == TCP and len(rest) > 13 and (rest[13] & 0x12) == 0x02
    if kind == TCP and not is_first_of_connection and len(rest) > 13:
        requested = REQUEST.match(rest[(rest[12] >> 4) * 4 :])
        return requested and f"requested {(requested[1] or requested[2]).decode('latin1')}"
    if not is_first_of_connection and kind != UDP:
        return None
    return f"{'tcp' if kind == TCP else 'udp'} {address} {struct.unpack('>H', rest[2:4])[0]}"


signal.signal(signal.SIGTERM, write_down)
ctypes.CDLL(None).prctl(1, signal.SIGTERM)  # Ends with the process that started it.
card = socket.socket(socket.AF_PACKET, socket.SOCK_DGRAM, socket.htons(EVERY_PROTOCOL))
card.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 32 << 20)
print("ready", flush=True)
while True:
    packet, (_, protocol, direction, *_) = card.recvfrom(65535)
    if direction == OUTGOING:
        continue  # Loopback shows each packet twice.
    where = destination(protocol, packet)
    if where:
        seen[where] = seen.get(where, 0) + 1
