import { z } from 'zod';
import { isTier } from '../../../access/index.ts';
import { AppError } from '../../../platform/errors.ts';
import { refuseBlocked } from '../../accounts/index.ts';
import { fileMediaTypes } from '../profile-rows.ts';
import { defineRoute } from './define-route.ts';
import { type DownloadKindName, readDownload } from './download-kinds.ts';

export const getDownload = defineRoute({
  method: 'GET',
  path: '/downloads/{ticket}',
  tag: 'Exports',
  summary: 'Start the download of a link from `POST /downloads`; works once',
  description: 'Runs on behalf of the account that requested the link, whoever opens it.',
  access: 'anyone',
  bucket: 'tier',
  params: z.object({ ticket: z.string().min(1).max(100) }),
  answer: { kind: 'download', mediaTypes: fileMediaTypes },
  failures: ['not_found', 'insufficient_credits', 'query_timeout'],
  handler: async ({ params, services, signal, setHeader }) => {
    const ticket = await services.downloadTickets.redeem(params.ticket);
    const account = ticket && (await services.accounts.find(ticket.accountId));
    if (!ticket || !account)
      throw new AppError('not_found', 'This link was already used or has expired. Request a new one.');
    refuseBlocked(account);
    return readDownload(ticket.kind as DownloadKindName, ticket.params).start({
      caller: {
        kind: 'account',
        accountId: account.id,
        tier: isTier(account.tier) ? account.tier : 'free',
        isAdmin: account.is_admin === 1,
      },
      services,
      signal,
      setHeader,
    });
  },
});
