import { createSocket } from 'node:dgram';
import packet from 'dns-packet';
import { PUBLIC_FOUR, PUBLIC_SIX } from './fake-web.ts';

/** The address of the lab's name server. */
export const NAME_SERVER = '127.0.0.53';

const INNER = '10.0.0.5';
const AUTHORITATIVE = 0x0400;
const RECURSION = 0x0080;
const NO_SUCH_NAME = 3;

type Records = readonly { readonly type: 'A' | 'AAAA' | 'CNAME'; readonly data: string }[];

/** A name server that answers as an attacker would. */
export async function startNameServer(): Promise<void> {
  const queries = new Map<string, number>();
  const server = createSocket('udp4');
  server.on('message', (message, { port, address }) => {
    const { id = 0, questions = [] } = packet.decode(message);
    const [question] = questions;
    if (question === undefined) return;
    const key = `${question.type} ${question.name.toLowerCase()}`;
    const times = (queries.get(key) ?? 0) + 1;
    queries.set(key, times);
    const records = recordsOf(question.name.toLowerCase(), times).filter(
      ({ type }) => type === question.type || type === 'CNAME',
    );
    const isKnown = recordsOf(question.name.toLowerCase(), times).length > 0;
    const answers = records.map(({ type, data }) => ({ type, data, name: question.name, ttl: 0 }));
    const flags = AUTHORITATIVE | RECURSION | (isKnown ? 0 : NO_SUCH_NAME);
    server.send(packet.encode({ type: 'response', id, flags, questions, answers }), port, address);
  });
  await new Promise<void>((resolve) => server.bind(53, NAME_SERVER, resolve));
}

const four = (data: string) => ({ type: 'A', data }) as const;
const six = (data: string) => ({ type: 'AAAA', data }) as const;

function recordsOf(name: string, times: number): Records {
  const [first = ''] = name.replace(/^www\./, '').split('.');
  if (/(?:^|\.)site\.com$/.test(name)) return [four(PUBLIC_FOUR), six(PUBLIC_SIX)];
  if (name.endsWith('.ip4.com')) return /^[0-9a-f]{8}$/.test(first) ? [four(dotted(first))] : [];
  if (name.endsWith('.ip6.com')) return /^[0-9a-f]{32}$/.test(first) ? [six(grouped(first))] : [];
  if (name.endsWith('.mixed.com')) return [four(PUBLIC_FOUR), four(INNER)];
  if (name.endsWith('.mixed6.com')) return [four(PUBLIC_FOUR), six('::1')];
  if (name.endsWith('.cname.com')) return [{ type: 'CNAME', data: '0a000005.ip4.com' }, four(INNER)];
  // DNS rebinding: public when it is checked and private when it is used, or the other way round.
  if (name.endsWith('.rebind.com')) return [four(times === 1 ? PUBLIC_FOUR : '127.0.0.1')];
  if (name.endsWith('.flip.com')) return [four(times % 2 === 0 ? PUBLIC_FOUR : '169.254.169.254')];
  return [];
}

const dotted = (hex: string): string => [...Buffer.from(hex, 'hex')].join('.');
const grouped = (hex: string): string => (hex.match(/.{4}/g) ?? []).join(':');
