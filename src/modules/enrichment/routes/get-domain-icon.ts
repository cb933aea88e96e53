import { z } from 'zod';
import { domainParameter } from '../../../http/domain-parameter.ts';
import { defineRoute } from './define-route.ts';

const sizes = { '32': 32, '64': 64 } as const;

export const getDomainIcon = defineRoute({
  method: 'GET',
  path: '/domain/{domain}/icon',
  tag: 'Search',
  summary: 'Icon of a company',
  description:
    "The site's own icon, as PNG, JPEG, GIF, WebP or ICO, or a monogram (SVG) if it has none. An icon that is not cached yet is fetched in the background: the first answer is the monogram, cacheable for a minute.",
  access: 'anyone',
  bucket: 'icons',
  params: z.object({ domain: domainParameter }),
  query: z.object({
    size: z
      .enum(['32', '64'])
      .default('32')
      .describe('Side of the picture in pixels, where the site offers several.'),
  }),
  answer: { kind: 'file', mediaTypes: ['image/*'] },
  handler: async ({ params: { domain }, query: { size }, services, setHeader }) => {
    const { mediaType, bytes, maxAgeSeconds } = await services.liveFetching.icons.find(domain, sizes[size]);
    setHeader('cache-control', `public, max-age=${maxAgeSeconds}`);
    return { mediaType, bytes, isCompressible: false };
  },
});
