import { useEffect, useState } from 'react';
import { NotSignedIn } from '../api/act.ts';
import { HomedexError } from '../api/api.ts';
import { useMe } from '../api/questions.ts';
import { useToken } from '../api/session.ts';
import { askToSignIn } from '../shell/sign-in-request.ts';
import { say } from '../shell/toasts.tsx';
import { t } from '../words/words.ts';

interface FailureProps {
  readonly error: Error | null | undefined;
  /** Asks again; where it may pass by itself this happens without a click. */
  readonly again?: () => void;
}

/** What went wrong, where it went wrong: in the words of the server, with what can be done about it. */
export function FailureNote({ error, again }: FailureProps) {
  if (!error || error instanceof NotSignedIn) return null;
  const failure = error instanceof HomedexError ? error : undefined;
  if (failure?.status === 429) return <Pause seconds={failure.retryAfterSeconds ?? 30} again={again} />;
  if (failure?.status === 402) return <TooFewCredits failure={failure} />;
  return (
    <div className="note danger" role="alert">
      <h2>{titleOf(failure)}</h2>
      <p>
        {failure?.status === 0
          ? t('The server cannot be reached. What you see is from before.')
          : error.message}
      </p>
      <div className="actions">
        {again && (
          <button type="button" onClick={again}>
            {t('Try again')}
          </button>
        )}
        {failure?.status === 401 && (
          <button
            type="button"
            onClick={() =>
              askToSignIn().then(
                (isIn) => isIn && again?.(),
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
  if (failure?.status === 0) return navigator.onLine ? t('No answer') : t('You are offline');
  if (failure?.status === 401) return t('Sign in first');
  if (failure?.status === 422) return t('That does not work');
  if (failure?.status === 404) return t('Not found');
  return t('Something went wrong');
}

/** The old results stay; the next request runs when it may. */
function Pause({ seconds, again }: { readonly seconds: number; readonly again: (() => void) | undefined }) {
  const [left, setLeft] = useState(seconds);
  const isSignedIn = useToken() !== null;
  useEffect(() => setLeft(seconds), [seconds]);
  useEffect(() => {
    if (left <= 0) {
      again?.();
      return;
    }
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left, again]);
  return (
    <div className="note warn" role="status">
      <h2>{t('A short pause')}</h2>
      <p>
        {t('You have used this minute’s requests.')}{' '}
        <span aria-hidden="true">
          {left > 0 && again ? t('The next one runs by itself in {n} s.', { n: left }) : ''}
        </span>{' '}
        {!isSignedIn && t('With an account you have more.')}
      </p>
      {!isSignedIn && (
        <a className="button" href="/app/register">
          {t('Create an account')}
        </a>
      )}
    </div>
  );
}

function TooFewCredits({ failure }: { readonly failure: HomedexError }) {
  const { data: me } = useMe();
  return (
    <div className="note warn" role="alert">
      <h2>{t('Not enough credits')}</h2>
      <p>
        {failure.creditsNeeded === undefined
          ? failure.message
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
          () => say(t('Copied')),
          () => undefined,
        )
      }
    >
      {t('Copy the request’s number for the operator')}
    </button>
  );
}
