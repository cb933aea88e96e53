import { useEffect, useRef, useState } from 'react';
import { Link } from '../address/link.tsx';
import { NotSignedIn } from '../api/action.ts';
import { HomedexError } from '../api/api.ts';
import { useMe } from '../api/queries.ts';
import { useToken } from '../api/session.ts';
import { t } from '../i18n/i18n.ts';
import { requireSignIn } from '../shell/sign-in-request.ts';
import { showToast } from '../shell/toasts.tsx';
import { plainMessage } from './field-problem.ts';

interface FailureProps {
  readonly error: Error | null | undefined;
  /** Retries the request: automatically when a rate limit ends, otherwise on a click. */
  readonly onRetry?: () => void;
}

/** What went wrong, in the server's words, and what the user can do about it. */
export function FailureNote({ error, onRetry }: FailureProps) {
  if (!error || error instanceof NotSignedIn) return null;
  const failure = error instanceof HomedexError ? error : undefined;
  if (failure?.status === 429) return <RateLimitNote failure={failure} onRetry={onRetry} />;
  if (failure?.status === 402) return <InsufficientCredits failure={failure} />;
  return (
    <div className="note danger" role="alert">
      <h2>{titleOf(failure)}</h2>
      <p>
        {failure?.status === 0
          ? t('The server cannot be reached. Showing your last results.')
          : failure?.status === 401
            ? t('Your session has expired. Sign in to continue.')
            : plainMessage(error.message)}
      </p>
      <div className="actions">
        {onRetry && failure?.status !== 401 && (
          <button type="button" onClick={onRetry}>
            {t('Try again')}
          </button>
        )}
        {failure?.status === 401 && (
          <button
            type="button"
            onClick={() =>
              requireSignIn().then(
                (isIn) => isIn && onRetry?.(),
                () => undefined,
              )
            }
          >
            {t('Sign in')}
          </button>
        )}
        {failure && failure.status >= 500 && failure.requestId && <RequestId id={failure.requestId} />}
      </div>
    </div>
  );
}

function titleOf(failure: HomedexError | undefined): string {
  if (failure?.status === 0) return navigator.onLine ? t('No connection') : t('You are offline');
  if (failure?.status === 401) return t('Sign in to continue');
  if (failure?.status === 422) return t('Invalid input');
  if (failure?.status === 404) return t('Not found');
  return t('Something went wrong');
}

interface RateLimitNoteProps {
  readonly failure: HomedexError;
  readonly onRetry: (() => void) | undefined;
}

/** Counts down until the rate limit allows a retry. The old results stay visible. */
function RateLimitNote({ failure, onRetry }: RateLimitNoteProps) {
  const seconds = failure.retryAfterSeconds ?? 30;
  const [state, setState] = useState({ failure, left: seconds });
  // Each new rejection restarts the countdown; rendering again does not.
  const left = state.failure === failure ? state.left : seconds;
  const isSignedIn = useToken() !== null;
  const retry = useRef(onRetry);
  retry.current = onRetry;
  useEffect(() => {
    if (left <= 0) {
      retry.current?.();
      return;
    }
    const timer = setTimeout(() => setState({ failure, left: left - 1 }), 1000);
    return () => clearTimeout(timer);
  }, [failure, left]);
  return (
    <div className="note warn" role="status">
      <h2>{t('Rate limit reached')}</h2>
      <p>
        <span aria-hidden="true">{left > 0 && onRetry ? t('Retrying in {n} s.', { n: left }) : ''}</span>{' '}
        {!isSignedIn && t('Sign up for a higher limit.')}
      </p>
      {!isSignedIn && (
        <Link className="button" href="/app/register">
          {t('Create an account')}
        </Link>
      )}
    </div>
  );
}

function InsufficientCredits({ failure }: { readonly failure: HomedexError }) {
  const { data: me } = useMe();
  return (
    <div className="note warn" role="alert">
      <h2>{t('Not enough credits')}</h2>
      <p>
        {failure.creditsNeeded === undefined
          ? plainMessage(failure.message)
          : t('This needs {need}; you have {have}.', { need: failure.creditsNeeded, have: me?.credits ?? 0 })}
      </p>
      <a className="button" href="/app/account/credits">
        {t('Add credits')}
      </a>
    </div>
  );
}

function RequestId({ id }: { readonly id: string }) {
  return (
    <button
      type="button"
      className="link"
      onClick={() =>
        navigator.clipboard.writeText(id).then(
          () => showToast(t('Copied')),
          () => undefined,
        )
      }
    >
      {t('Copy request ID')}
    </button>
  );
}
