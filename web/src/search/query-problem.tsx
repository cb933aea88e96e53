import { HomedexError } from '../api/api.ts';
import { language, t } from '../i18n/i18n.ts';

interface QueryProblemProps {
  readonly q: string;
  readonly error: Error | null;
}

/** The position at which the service could not parse the query. */
export const placeOfProblem = (error: Error | null) =>
  error instanceof HomedexError ? error.problems.find(({ position }) => position !== undefined) : undefined;

/** The query with the invalid position marked. */
export function QueryProblem({ q, error }: QueryProblemProps) {
  const problem = placeOfProblem(error);
  if (problem?.position === undefined) return null;
  const { position, expected } = problem;
  const [wrong = ''] = q.slice(position);
  return (
    <div className="note danger query-problem" role="alert">
      <h2>{t('This query can’t be read')}</h2>
      <p>
        <code>
          {q.slice(0, position)}
          <mark>{wrong.trim() === '' ? '\u00a0' : wrong}</mark>
          {q.slice(position + wrong.length)}
        </code>
      </p>
      {/* The service says in English what it expected. Other languages only show the position. */}
      <p>
        {language === 'en' && expected !== undefined
          ? `At position ${position + 1}, expected ${expected}.`
          : t('The problem is at position {n}.', { n: position + 1 })}
      </p>
    </div>
  );
}
