declare module 'dns-packet' {
  interface Question {
    readonly type: string;
    readonly name: string;
  }
  interface Answer {
    readonly type: string;
    readonly name: string;
    readonly ttl: number;
    readonly data: string;
  }
  interface Packet {
    readonly type: 'query' | 'response';
    readonly id?: number;
    readonly flags?: number;
    readonly questions?: readonly Question[];
    readonly answers?: readonly Answer[];
  }
  const packet: { decode(bytes: Uint8Array): Packet; encode(packet: Packet): Buffer };
  export default packet;
}
