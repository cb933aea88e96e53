import { z } from 'zod';
import { accountOf } from '../../../http/account-of.ts';
import { CompanyNote } from './company-note.ts';
import { defineRoute } from './define-route.ts';

export const getNotes = defineRoute({
  method: 'GET',
  path: '/notes',
  tag: 'Lists',
  summary: 'List your notes on companies, the last changed first',
  access: 'account',
  bucket: 'guard',
  query: z.object({
    limit: z.int().min(1).max(1000).default(100),
    offset: z.int().min(0).max(1_000_000).default(0),
  }),
  answer: z
    .object({ total: z.int(), limit: z.int(), offset: z.int(), notes: z.array(CompanyNote) })
    .meta({ id: 'CompanyNotes' }),
  handler: async ({ query, caller, services }) => {
    const { total, notes } = await services.workspace.notes.list(accountOf(caller).accountId, query);
    return { total, ...query, notes: notes.map(({ tags, ...note }) => ({ ...note, tags: [...tags] })) };
  },
});
