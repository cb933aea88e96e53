import { found, type Heuristic } from '../heuristic.ts';

/** Robots directives of page and headers; `none` and `noindex` forbid indexing. */
export const robots: Heuristic = ({ metas, headers }) => {
  const directives = [...(metas.get('robots') ?? []), headers.get('x-robots-tag') ?? ''].filter(
    (text) => text !== '',
  );
  const text = directives.join(', ');
  return [
    ...found('meta_robots', text, 'meta robots and X-Robots-Tag'),
    ...found(
      'is_indexable',
      !/\b(?:noindex|none)\b/i.test(text),
      text === '' ? 'no robots directive' : 'robots directives',
    ),
  ];
};
