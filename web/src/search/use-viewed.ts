import { useQueries } from '@tanstack/react-query';
import { api, type Company } from '../api/api.ts';
import { PAGE_SIZE } from '../api/first-request.ts';
import { useToken } from '../api/session.ts';

/** Which of the companies this account has viewed in other searches; requested page by page. */
export function useViewed(companies: readonly Company[], query: string): ReadonlySet<string> {
  const token = useToken();
  const pages = Array.from({ length: Math.ceil(companies.length / PAGE_SIZE) }, (_, page) =>
    companies.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE).map(({ domain }) => domain),
  );
  return useQueries({
    queries: (token === null ? [] : pages).map((domains) => ({
      queryKey: ['seen', token, query, domains],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
        api.post('/auth/check-seen', { body: { domains, current_query: query }, signal }),
    })),
    combine: viewedAmong,
  });
}

const viewedAmong = (answers: readonly { readonly data?: Readonly<Record<string, boolean>> | undefined }[]) =>
  new Set(answers.flatMap(({ data = {} }) => Object.keys(data).filter((domain) => data[domain])));
