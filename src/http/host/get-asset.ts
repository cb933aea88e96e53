import { z } from 'zod';
import { AppError } from '../../platform/errors.ts';
import { defineRoute } from './define-route.ts';

export const getAsset = defineRoute({
  method: 'GET',
  path: '/assets/{name}',
  tag: 'Status',
  summary: 'Scripts, styles and fonts of the pages',
  description: 'The name holds a digest of the content, so a browser never asks twice.',
  access: 'anyone',
  bucket: 'unlimited',
  undocumented: true,
  fromMemory: true,
  params: z.object({ name: z.string().max(200) }),
  answer: { kind: 'file' },
  failures: ['not_found'],
  handler: ({ params: { name }, services, setHeader }) => {
    const file = services.web.find(name);
    if (!file)
      throw new AppError('not_found', 'This file belongs to an older version of the page. Reload the page.');
    setHeader('cache-control', 'public, max-age=31536000, immutable');
    return file;
  },
});
