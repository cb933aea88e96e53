import { compose } from '../composition.ts';
import { buildApp } from '../http/index.ts';
import { listenUntilSignal } from '../http/listen.ts';
import { configFromEnvironment } from '../platform/config/index.ts';
import { defineCommand } from './command.ts';

export const serve = defineCommand({
  name: 'serve',
  summary: 'Serve the API and the pages until SIGTERM or Ctrl-C.',
  usage: '[--port N] [--host ADDRESS]',
  options: {
    port: { type: 'string', takes: 'N', help: 'Port to listen on, instead of PORT.' },
    host: { type: 'string', takes: 'ADDRESS', help: 'Address to listen on, instead of HOST.' },
  },
  examples: [
    'homedex serve',
    'homedex serve --port 9000 --host 0.0.0.0',
    'DATA_DIR=/srv/homedex homedex serve',
  ],
  async run({ port, host }) {
    const config = configFromEnvironment({ PORT: port, HOST: host });
    const { services, appOptions, close } = await compose(config);
    const app = await buildApp(services, appOptions);
    return listenUntilSignal(app, { port: config.PORT, host: config.HOST, close });
  },
});
