import type { Config } from '../platform/config/index.ts';

interface Billing {
  readonly mode: 'sandbox' | 'closed';
  /** A line for the operator that states the mode and the reason for it. */
  readonly explanation: string;
}

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|::1|\[::1\])$/i;

/**
 * If the mode is not set, people may add credits themselves only if nobody outside this machine can reach the service. Behind a proxy, a
 * service on loopback is as public as any other.
 */
export function billingOf(
  config: Pick<Config, 'BILLING_MODE' | 'HOST' | 'PUBLIC_URL' | 'TRUSTED_PROXIES'>,
): Billing {
  const { BILLING_MODE } = config;
  const reach = publicBy(config);
  const mode = BILLING_MODE ?? (reach === undefined ? 'sandbox' : 'closed');
  const guess = reach ?? `HOST is ${config.HOST}, so only this machine can reach it`;
  const why = BILLING_MODE === undefined ? guess : 'BILLING_MODE is set to it';
  const meaning =
    mode === 'sandbox'
      ? 'accounts add credits themselves, free of charge'
      : 'only administrators grant credits (BILLING_MODE=sandbox lets accounts add them)';
  return { mode, explanation: `billing is ${mode} because ${why}: ${meaning}` };
}

/** The setting that makes the service reachable for others, or undefined if none does. */
function publicBy({
  HOST,
  PUBLIC_URL,
  TRUSTED_PROXIES,
}: Pick<Config, 'HOST' | 'PUBLIC_URL' | 'TRUSTED_PROXIES'>): string | undefined {
  if (!LOOPBACK.test(HOST.trim())) return `HOST is ${HOST}, so others can reach it`;
  if (PUBLIC_URL !== undefined && !LOOPBACK.test(new URL(PUBLIC_URL).hostname))
    return `PUBLIC_URL is ${PUBLIC_URL}, so others can reach it`;
  return TRUSTED_PROXIES.length > 0 ? 'TRUSTED_PROXIES is set, so others can reach it' : undefined;
}
