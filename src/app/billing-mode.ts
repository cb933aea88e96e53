import type { Config } from '../platform/config/index.ts';

interface Billing {
  readonly mode: 'sandbox' | 'closed';
  /** Which mode, and why, as a line for the operator. */
  readonly explanation: string;
}

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|::1|\[::1\])$/i;

/** Unless it is set, people add credits themselves only where only the users of this machine can reach the service. */
export function billingOf({ BILLING_MODE, HOST }: Pick<Config, 'BILLING_MODE' | 'HOST'>): Billing {
  const isLoopback = LOOPBACK.test(HOST.trim());
  const mode = BILLING_MODE ?? (isLoopback ? 'sandbox' : 'closed');
  const reach = isLoopback ? 'only this machine can reach it' : 'others can reach it';
  const why = BILLING_MODE === undefined ? `HOST is ${HOST}, so ${reach}` : 'BILLING_MODE is set to it';
  const meaning =
    mode === 'sandbox'
      ? 'accounts add credits themselves, free of charge'
      : 'only administrators grant credits (BILLING_MODE=sandbox lets accounts add them)';
  return { mode, explanation: `billing is ${mode} because ${why}: ${meaning}` };
}
