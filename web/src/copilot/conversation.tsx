import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useSearchAddress } from '../address/location.ts';
import { useMe } from '../api/queries.ts';
import { t } from '../i18n/i18n.ts';
import { FailureNote } from '../parts/failure-note.tsx';
import { profilePrice } from '../profile/price.ts';
import { Answer } from './answer.tsx';
import {
  ask,
  askAgain,
  cancelAndEdit,
  clearConversation,
  type Turn,
  useTurns,
} from './conversation-state.ts';
import { shownIn } from './resolved-call.ts';

const MESSAGE_CHARACTERS_MAX = 2_000;

/** The conversation and the field for the next message, with the price of a message. */
export function Conversation() {
  const turns = useTurns();
  const { data: me } = useMe();
  const [message, setMessage] = useState('');
  const log = useRef<HTMLOListElement>(null);
  const isWaiting = turns.some(({ answered, error }) => !answered && !error);
  const shown = shownIn(turns, useSearchAddress());
  const end = `${turns.length} ${isWaiting}`;
  useEffect(() => {
    if (end !== '') log.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [end]);
  const send = (text: string): void => {
    const trimmed = text.trim();
    if (trimmed === '') return;
    setMessage('');
    ask(trimmed).catch(() => undefined);
  };
  return (
    <aside className="conversation" aria-label={t('Conversation')}>
      <header className="actions">
        <h2>{t('Copilot')}</h2>
        {turns.length > 0 && (
          <button type="button" className="link" onClick={clearConversation}>
            {t('New chat')}
          </button>
        )}
      </header>
      <ol ref={log} className="turns" aria-live="polite">
        {turns.map((turn) => (
          <TurnItem
            key={turn.id}
            turn={turn}
            isNewest={turn === turns.at(-1)}
            results={shown?.turn === turn ? (shown.isChanged ? 'changed' : 'shown') : 'elsewhere'}
          />
        ))}
      </ol>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send(message);
        }}
      >
        <label className="labelled">
          <span>{t('Your message')}</span>
          <textarea
            rows={2}
            maxLength={MESSAGE_CHARACTERS_MAX}
            value={message}
            onChange={(event) => setMessage(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
              event.preventDefault();
              send(message);
            }}
          />
        </label>
        <div className="actions">
          {/* Two separate buttons, so that the click that stops an answer cannot send a message as well. */}
          {isWaiting ? (
            <button key="stop" type="button" onClick={() => setMessage(cancelAndEdit())}>
              {t('Stop')}
            </button>
          ) : (
            <button key="send" type="submit" className="primary" disabled={message.trim() === ''}>
              {t('Send')}
            </button>
          )}
          <p className="muted small">
            {t('Searching is free. Opening a company profile: {price}.', {
              price: profilePrice(me),
            })}
          </p>
        </div>
      </form>
    </aside>
  );
}

interface TurnItemProps extends Pick<ComponentProps<typeof Answer>, 'isNewest' | 'results'> {
  readonly turn: Turn;
}

function TurnItem({ turn, isNewest, results }: TurnItemProps) {
  const { message, answered, error } = turn;
  return (
    <li>
      <p className="user-message">{message}</p>
      {answered && <Answer answered={answered} isNewest={isNewest} results={results} />}
      {error && <FailureNote error={error} onRetry={() => void askAgain(turn).catch(() => undefined)} />}
      {!answered && !error && <p className="muted">{t('Thinking …')}</p>}
    </li>
  );
}
