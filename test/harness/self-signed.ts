import { createSign, generateKeyPairSync } from 'node:crypto';

const tagged = (tag: number, ...parts: readonly Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
};
const sequence = (...parts: readonly Uint8Array[]): Buffer => tagged(0x30, ...parts);
const identifier = (hex: string): Buffer => tagged(0x06, Buffer.from(hex, 'hex'));
const time = (text: string): Buffer => tagged(0x17, Buffer.from(text));

/** A new untrusted key and certificate, generated because the repository contains no secrets, not even for tests. */
export function selfSigned(): { readonly key: string; readonly cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const ecdsaWithSha256 = sequence(identifier('2a8648ce3d040302'));
  const name = sequence(
    tagged(0x31, sequence(identifier('550403'), tagged(0x0c, Buffer.from('test server')))),
  );
  const body = sequence(
    tagged(0x02, Buffer.from([1])),
    ecdsaWithSha256,
    name,
    sequence(time('250101000000Z'), time('491231235959Z')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = createSign('sha256').update(body).sign(privateKey);
  const certificate = sequence(body, ecdsaWithSha256, tagged(0x03, Buffer.from([0]), signature));
  const lines = certificate.toString('base64').replace(/.{64}/g, '$&\n');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  };
}
