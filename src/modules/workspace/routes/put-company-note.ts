import { z } from 'zod';
import { accountOf } from '../../../http/account-of.ts';
import { domainParameter } from '../../../http/domain-parameter.ts';
import { CompanyNote, CompanyNoteRequest } from './company-note.ts';
import { defineRoute } from './define-route.ts';

export const putCompanyNote = defineRoute({
  method: 'PUT',
  path: '/companies/{domain}/note',
  tag: 'Lists',
  summary: 'Write a note and tags on a company',
  description:
    'Only you see them; they appear in your lists. An empty text without tags deletes the note. An account can have at most 10,000 notes.',
  access: 'account',
  bucket: 'guard',
  params: z.object({ domain: domainParameter }),
  body: CompanyNoteRequest,
  answer: CompanyNote,
  handler: async ({ params, body, caller, services }) => {
    const { tags, ...note } = await services.workspace.notes.write(
      accountOf(caller).accountId,
      params.domain,
      body,
    );
    return { ...note, tags: [...tags] };
  },
});
