import { configFromEnvironment, localAddress } from '../platform/config/index.ts';
import { defineCommand, exitCode, UsageError } from './command.ts';

export const mcp = defineCommand({
  usage: '[--url ADDRESS]',
  options: {
    url: { type: 'string', takes: 'ADDRESS', help: 'Address of the service; overrides MCP_URL.' },
  },
  examples: [
    'MCP_API_KEY=hd_… homedex mcp',
    'MCP_API_KEY=hd_… homedex mcp --url https://homedex.example.com',
  ],
  async run({ url }) {
    const config = configFromEnvironment({ MCP_URL: url });
    // This is not an option of the command, because other users of the machine can see command arguments.
    if (config.MCP_API_KEY === undefined)
      throw new UsageError(
        'The environment variable MCP_API_KEY is not set. Create a key in the app or with POST /auth/api-keys.',
      );
    const { relayMessages } = await import('../modules/mcp/index.ts');
    await relayMessages(
      {
        url: config.MCP_URL ?? config.PUBLIC_URL ?? localAddress(config),
        key: config.MCP_API_KEY,
      },
      { input: process.stdin, output: process.stdout },
    );
    return exitCode.done;
  },
});
