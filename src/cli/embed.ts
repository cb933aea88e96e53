import { defineCommand } from './command.ts';

export const embed = defineCommand({
  usage: '[--workers N]',
  options: {
    workers: { type: 'string', takes: 'N', help: 'Threads that read pages. Default: one per processor.' },
  },
  examples: [
    'homedex embed                      # also while the service runs: the old vectors answer until the new ones are whole',
    'EMBEDDINGS_MODEL=use-multilingual homedex embed',
    'EMBEDDINGS_URL=http://127.0.0.1:11434/v1 EMBEDDINGS_MODEL=bge-m3 homedex embed',
  ],
  async run({ workers }) {
    const { embedCompanies } = await import('./embed-companies.ts');
    return embedCompanies(workers);
  },
});
