import { configFromEnvironment } from '../platform/config/index.ts';
import { defineCommand } from './command.ts';

export const serve = defineCommand({
  usage: '[--port N] [--host ADDRESS]',
  options: {
    port: { type: 'string', takes: 'N', help: 'Port to listen on; overrides PORT.' },
    host: { type: 'string', takes: 'ADDRESS', help: 'Address to listen on; overrides HOST.' },
  },
  examples: [
    'homedex serve',
    'homedex serve --port 9000 --host 0.0.0.0',
    'DATA_DIR=/srv/homedex homedex serve',
  ],
  async run({ port, host }) {
    const config = configFromEnvironment({ PORT: port, HOST: host });
    const { runService } = await import('./run-service.ts');
    return runService(config);
  },
});
