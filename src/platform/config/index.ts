/**
 * Configuration: one table (settings.ts) from which values are read, checked and documented.
 * No other folder reads environment variables. Start with settings.ts.
 */
export { configurationPage, envExample } from './document.ts';
export { configFromEnvironment } from './environment.ts';
export { type Config, ConfigError, loadConfig, localAddress } from './load.ts';
