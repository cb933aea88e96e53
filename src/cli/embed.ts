import { defineCommand } from './command.ts';

export const embed = defineCommand({
  usage: '[--workers N]',
  options: {
    workers: { type: 'string', takes: 'N', help: 'Threads that read pages. Default: one per CPU.' },
  },
  examples: [
    'homedex embed                      # works while the service runs: old vectors are used until the new ones are complete',
    'EMBEDDINGS_MODEL=use-multilingual homedex embed',
    'EMBEDDINGS_URL=http://127.0.0.1:11434/v1 EMBEDDINGS_MODEL=bge-m3 homedex embed',
  ],
  async run({ workers }) {
    const { embedCompanies } = await import('./embed-companies.ts');
    return embedCompanies(workers);
  },
});
