import { createHmac, randomBytes } from 'node:crypto';

export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64url')}`;

/**
 * What a receiver checks: the HMAC-SHA256, with the secret of the monitor, of the time in seconds, a dot and the body as it was sent.
 * The time lets it refuse replayed deliveries.
 */
export function signatureOf(body: string, secret: string, atMs: number): string {
  const seconds = Math.floor(atMs / 1000);
  const hmac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${hmac}`;
}
