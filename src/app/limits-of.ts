import type { AppLimits } from '../http/index.ts';
import type { Config } from '../platform/config/index.ts';

/** The limits of the host as the settings have them. */
export const limitsOf = (config: Config): AppLimits => ({
  concurrentRequestsMax: config.MAX_CONCURRENT_REQUESTS,
  queuedRequestsMax: config.MAX_QUEUED_REQUESTS,
  concurrentDownloadsMax: config.MAX_CONCURRENT_DOWNLOADS,
  concurrentLookupsMax: config.MAX_CONCURRENT_LOOKUPS,
  requestsPerAddressMax: config.MAX_REQUESTS_PER_ADDRESS,
  downloadsPerAddressMax: config.MAX_DOWNLOADS_PER_ADDRESS,
  connectionsMax: config.MAX_CONNECTIONS,
  connectionsPerAddressMax: config.MAX_CONNECTIONS_PER_ADDRESS,
  deadlineMs: config.REQUEST_DEADLINE_MS,
  bodyMs: config.BODY_TIMEOUT_MS,
  writeStallMs: config.WRITE_STALL_MS,
  anonymousPerMinute: config.ANONYMOUS_RPM,
});
