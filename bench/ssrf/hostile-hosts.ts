import { Random } from '../search/corpus/random.ts';

const FORBIDDEN =
  '127.0.0.1 0.0.0.0 10.0.0.5 169.254.169.254 192.168.1.1 172.16.0.1 100.64.0.1 198.18.0.1 192.0.0.8 240.0.0.1 203.0.113.7 127.0.0.53 127.1.2.3 168.63.129.16 255.255.255.255 224.0.0.1'.split(
    ' ',
  );

/** All notations of forbidden addresses and names that resolve to them, with random changes. The same seed gives the same hosts. */
export function* hostileHosts(count: number, seed: number): Iterable<string> {
  const random = new Random(seed);
  for (let made = 0; made < count; made++) {
    const inner = `127.${random.below(256)}.${random.below(256)}.${random.below(256)}`;
    const address = random.below(10) < 7 ? random.pick(FORBIDDEN) : inner;
    const forms = random.pick([asFour, asSix, asName])(address, random);
    yield wrapped(random.pick(forms), random);
  }
}

/** The same hosts, in the ways a redirect can be written. */
export function* hostileRedirects(count: number, seed: number): Iterable<string> {
  const random = new Random(seed);
  yield* SCHEMES;
  for (const host of hostileHosts(count - SCHEMES.length, seed + 1))
    yield `${random.pick(['http://', 'https://', '//', 'http:', 'http:///', 'https:\\\\', '\\\\', 'HTTP://'])}${host}${random.pick(['', '/', '/latest/meta-data'])}`;
}

const SCHEMES = [
  'file:///etc/passwd',
  'gopher://127.0.0.1:6379/_x',
  'ftp://127.0.0.1/',
  'data:text/html,x',
  'javascript:1',
  'unix:/var/run/docker.sock',
  'http+unix://%2Fvar%2Frun%2Fdocker.sock/',
  'ws://127.0.0.1/',
  '\thttp://127.0.0.1/',
  '/\\127.0.0.1/',
  '///127.0.0.1/',
  'http:127.0.0.1',
  'blob:http://127.0.0.1/x',
];

const mapDigits = (text: string, first: number) =>
  text.replace(/[0-9]/g, (digit) => String.fromCodePoint(first + Number(digit)));
const octets = (address: string): number[] => address.split('.').map(Number);
const asNumber = (address: string): number => octets(address).reduce((sum, octet) => sum * 256 + octet, 0);
const asHex = (address: string): string => Buffer.from(octets(address)).toString('hex');

function asFour(address: string, random: Random): string[] {
  const [a = 0, b = 0, c = 0, d = 0] = octets(address);
  const number = asNumber(address);
  const octetForms = (octet: number) =>
    random.pick([
      `${octet}`,
      `0${octet.toString(8)}`,
      `00${octet.toString(8)}`,
      `0x${octet.toString(16)}`,
      `0X${octet.toString(16).toUpperCase()}`,
      `0x0${octet.toString(16)}`,
    ]);
  return [
    address,
    `${number}`,
    `0x${number.toString(16)}`,
    `0${number.toString(8)}`,
    `${a}.${b * 65536 + c * 256 + d}`,
    `${a}.${b}.${c * 256 + d}`,
    `0x${a.toString(16)}.${b}.${c}.0${d.toString(8)}`,
    octets(address).map(octetForms).join('.'),
    `${address}.`,
    `${address}..`,
    mapDigits(address, 0xff10),
    mapDigits(address, 0x1d7ce),
    mapDigits(address, 0x660),
    address.replace(/[1-9]/g, (digit) => String.fromCodePoint(0x245f + Number(digit))).replace(/0/g, '⓪'),
    address.replaceAll('.', random.pick(['。', '．', '｡'])),
    `${number + 2 ** 32}`,
    `${a + 256}.${b}.${c}.${d}`,
    address.replace('.', '%2e'),
    address.replace(/\d/g, (digit) => `%3${digit}`),
    `${address}%00`,
    `${address}\u00ad`,
    `\u200b${address}`,
    `${address}\t`,
    `${address}%09`,
  ];
}

function asSix(address: string): string[] {
  const hex = asHex(address);
  const tail = `${hex.slice(0, 4)}:${hex.slice(4)}`;
  const bodies = [
    `::ffff:${address}`,
    `::ffff:${tail}`,
    `0:0:0:0:0:ffff:${tail}`,
    `::${tail}`,
    `::${address}`,
    `64:ff9b::${tail}`,
    `64:ff9b::${address}`,
    `64:ff9b:1::${tail}`,
    `2002:${tail}::`,
    `2002:${tail}::1`,
    `::ffff:0:${address}`,
    `2001:0:${tail}::`,
    `::FFFF:${address}`,
    '::1',
    '::',
    '0:0:0:0:0:0:0:1',
    'fe80::5%25lo',
    'fe80::5%lo',
    'fe80::5',
    'fd00::5',
    'fd00:ec2::254',
    'fec0::1',
    'ff02::1',
    '2001:db8::1',
    '3fff::1',
    '5f00::1',
    '4000::1',
    '100::1',
    '::ffff:127.0.0.1%25lo',
  ];
  return bodies.map((body) => `[${body}]`);
}

function asName(address: string, random: Random): string[] {
  const hex = asHex(address);
  const some = `x${random.below(1_000_000)}`;
  return [
    `${hex}.ip4.com`,
    `${hex}.IP4.com.`,
    `00000000000000000000ffff${hex}.ip6.com`,
    `0064ff9b0000000000000000${hex}.ip6.com`,
    `2002${hex}00000000000000000000.ip6.com`,
    `000000000000000000000000${hex}.ip6.com`,
    `0000000000000000ffff0000${hex}.ip6.com`,
    '00000000000000000000000000000001.ip6.com',
    'fe800000000000000000000000000005.ip6.com',
    'fd000000000000000000000000000005.ip6.com',
    `${some}.mixed.com`,
    `${some}.mixed6.com`,
    `${some}.cname.com`,
    `${some}.rebind.com`,
    `${some}.flip.com`,
    'localhost',
    'localhost.',
    'LOCALHOST',
    'foo.localhost',
    'localhost.localdomain',
    'ip6-localhost',
    'internal.corp',
    'metadata.google.internal',
    'ⓛocalhost',
  ];
}

const wrapped = (host: string, random: Random): string =>
  random.pick([
    host,
    host,
    host,
    host,
    `example.com@${host}`,
    `user:pass@${host}`,
    `example.com%40${host}`,
    `${host}#@example.com`,
    `${host}?@example.com`,
    `example.com:80@${host}`,
    `${host}:80`,
    `${host}:443`,
    `${host}:6379`,
    `${host}:8080`,
    `${host}:22`,
    `${host}:080`,
    `${host}\\@example.com`,
    `example.com\\@${host}`,
    `${host}/`,
    `${host}//`,
    ` ${host}`,
    `${host}%20`,
    `\t${host}`,
    `${host}\r\nHost: x`,
  ]);
