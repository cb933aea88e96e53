import { createHmac, randomBytes } from 'node:crypto';

export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64url')}`;

/**
 * The signature that a receiver checks: the HMAC-SHA256, with the monitor's secret, of the time in seconds, a dot and the body as sent. The
 * time lets the receiver refuse replayed deliveries.
 */
export function signatureOf(body: string, secret: string, atMs: number): string {
  const seconds = Math.floor(atMs / 1000);
  const hmac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${hmac}`;
}
