/**
 * Configuration: one table (settings.ts) from which values are read, checked and documented.
 * This folder is the only place that knows environment variables. Start with settings.ts.
 */
export { configurationPage, envExample } from './document.ts';
export { configFromEnvironment } from './environment.ts';
export { type Config, ConfigError, loadConfig } from './load.ts';
