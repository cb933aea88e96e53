import { useQuery } from '@tanstack/react-query';
import { FailureNote } from '../parts/failure-note.tsx';
import { startFactsQuery } from './start-facts-query.ts';
import { StartPage } from './start-page.tsx';

/** The start page for a first visit: what Homedex is for, and example searches that have results in this index. */
export function Welcome() {
  const { data, error, refetch } = useQuery(startFactsQuery);
  return (
    <StartPage facts={data} hasBars>
      <FailureNote error={error} onRetry={() => void refetch()} />
    </StartPage>
  );
}
