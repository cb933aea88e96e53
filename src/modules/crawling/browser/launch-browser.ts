import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';

export interface LaunchOptions {
  /** Path of Chromium. */
  readonly program: string;
  readonly proxyPort: number;
  /** Disabled only by the operator's setting, for containers without user namespaces, where the sandbox cannot run. */
  readonly hasSandbox: boolean;
}

const LAUNCH_MS_MAX = 20_000;
const launcher = fileURLToPath(new URL('./as-nobody.sh', import.meta.url));

/**
 * Starts a Chromium that can reach only the guard proxy. Each flag closes a way out that was found open; Playwright adds the flag that
 * sends loopback addresses to the proxy too. `--disable-features` is never passed, because it would replace Playwright's own list.
 */
export async function launchBrowser({ program, proxyPort, hasSandbox }: LaunchOptions): Promise<Browser> {
  // Loaded with the first browser, because it takes half a second and most services never need one.
  const { chromium } = await import('playwright-core');
  return chromium.launch({
    executablePath: launcher,
    chromiumSandbox: hasSandbox,
    proxy: { server: `http://127.0.0.1:${proxyPort}` },
    timeout: LAUNCH_MS_MAX,
    // Pages get nothing from our own environment, which holds secrets.
    env: { PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin', LANG: 'C.UTF-8', CHROMIUM: program },
    handleSIGHUP: false,
    handleSIGINT: false,
    handleSIGTERM: false,
    args: [
      '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
      // The variant with `force-` in its name, which is often recommended, has no effect in current versions.
      '--webrtc-ip-handling-policy=disable_non_proxied_udp',
      '--disable-quic',
      '--no-pings',
      '--renderer-process-limit=3',
      '--js-flags=--max-old-space-size=256',
    ],
  });
}
