#!/usr/bin/env python3
"""Counts the records of every file of a folder with warcio and FastWARC (`pip install warcio
fastwarc`) and prints one JSON line per file. Each reader has ten seconds and stops at the first
thing it does not understand; the records before that count.
"""
import json
import os
import signal
import sys

from fastwarc.warc import ArchiveIterator as FastIterator
from warcio.archiveiterator import ArchiveIterator


class TooLong(Exception):
    pass


def too_long(*_):
    raise TooLong


def with_warcio(file):
    for record in ArchiveIterator(file, arc2warc=False, verify_http=False):
        record.raw_stream.read()
        yield record


def with_fastwarc(file):
    for record in FastIterator(file, parse_http=False):
        record.reader.read()
        yield record


def count(path, reader):
    records = 0
    signal.alarm(10)
    try:
        with open(path, "rb") as file:
            for _ in reader(file):
                records += 1
    except (Exception, TooLong):
        return records
    finally:
        signal.alarm(0)
    return records


signal.signal(signal.SIGALRM, too_long)
folder = sys.argv[1]
for directory, _, names in sorted(os.walk(folder)):
    for name in sorted(names):
        path = os.path.join(directory, name)
        counts = {"name": os.path.relpath(path, folder), "warcio": count(path, with_warcio), "fastwarc": count(path, with_fastwarc)}
        print(json.dumps(counts), flush=True)
