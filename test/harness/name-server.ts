import { createSocket } from 'node:dgram';
import type { AddressInfo } from 'node:net';
import packet from 'dns-packet';

export interface NameRecord {
  readonly type: 'A' | 'AAAA';
  readonly data: string;
  readonly ttl: number;
}

export interface NameServer {
  /** `ADDRESS:PORT` */
  readonly address: string;
  /** `TYPE NAME` of every query. */
  readonly queries: string[];
  close(): Promise<void>;
}

const RECURSION = 0x0080;
const NO_SUCH_NAME = 3;

/** A real name server on this machine. A name without an answer does not exist; a query answered with `silence` gets no response. */
export async function startNameServer(
  answer: (name: string, type: string) => readonly NameRecord[] | 'silence' | undefined,
): Promise<NameServer> {
  const queries: string[] = [];
  const server = createSocket('udp4');
  server.on('message', (message, { port, address }) => {
    const { id = 0, questions = [] } = packet.decode(message);
    const [question] = questions;
    if (question === undefined) return;
    const { name, type } = question;
    queries.push(`${type} ${name}`);
    const records = answer(name, type);
    if (records === 'silence') return;
    const flags = RECURSION | (records === undefined ? NO_SUCH_NAME : 0);
    const answers = (records ?? [])
      .filter((record) => record.type === type)
      .map((record) => ({ ...record, name }));
    server.send(packet.encode({ type: 'response', id, flags, questions, answers }), port, address);
  });
  await new Promise<void>((resolve) => server.bind(0, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    queries,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
