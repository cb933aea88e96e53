import { z } from 'zod';
import { AppError } from '../../../platform/errors.ts';
import { defineRoute } from './define-route.ts';

/** Where clients look after being refused without a token: at the path of the resource, then at the root. */
const protectedResourceAt = (path: string) =>
  defineRoute({
    method: 'GET',
    path,
    tag: 'Copilot',
    summary: 'Where agents get access tokens for /mcp',
    access: 'anyone',
    bucket: 'guard',
    fromMemory: true,
    undocumented: true,
    answer: z.object({
      resource: z.string(),
      authorization_servers: z.array(z.string()),
      bearer_methods_supported: z.array(z.string()),
      resource_name: z.string(),
    }),
    handler: ({ services }) => {
      const { protectedResource } = services.mcp;
      if (protectedResource) return protectedResource;
      throw new AppError('not_found', 'No identity provider is configured: /mcp accepts API keys.');
    },
  });

export const getProtectedResource = protectedResourceAt('/.well-known/oauth-protected-resource/mcp');
export const getProtectedResourceAlias = protectedResourceAt('/.well-known/oauth-protected-resource');
