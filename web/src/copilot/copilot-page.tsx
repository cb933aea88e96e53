import { useEffect, useRef } from 'react';
import { useSearchAddress } from '../address/location.ts';
import { hasSearch } from '../address/search-address.ts';
import { t } from '../i18n/i18n.ts';
import { usePageTitle } from '../parts/page-title.ts';
import { SearchPage } from '../search/search-page.tsx';
import { Conversation } from './conversation.tsx';
import { showLast, startConversation, useTurns } from './conversation-state.ts';
import { shownIn } from './resolved-call.ts';

/**
 * A conversation beside the ordinary search. A message becomes a search in the address, so that everything that works on results works here
 * too. Filters that are changed by hand search the index and do not use the model.
 */
export default function CopilotPage() {
  usePageTitle(t('Copilot'));
  const isAsking = hasSearch(useSearchAddress());
  const cameBack = useRef(!isAsking);
  useEffect(() => {
    if (cameBack.current) showLast();
  }, []);
  return (
    <div className="copilot">
      <Conversation />
      <SearchPage beginning={<Beginning />} caption={<Caption />} />
    </div>
  );
}

/** Names the message that the results belong to, because not every answer has results. */
function Caption() {
  const shown = shownIn(useTurns(), useSearchAddress());
  if (!shown) return null;
  return (
    <p className="caption muted small">
      {shown.isChanged
        ? t('Changed by hand since the answer')
        : t('Results for “{message}”', { message: shown.turn.message })}
    </p>
  );
}

function Beginning() {
  const examples = [
    t('bakeries in Germany with an online shop'),
    t('WordPress sites in France without Google Analytics'),
    t('companies in the UK that show their prices'),
  ];
  return (
    <div className="nothing welcome">
      <h1>{t('Who are you looking for?')}</h1>
      <p>{t('Your question becomes a search you can see and edit. Conversations stay in this tab.')}</p>
      <ul className="chips" aria-label={t('Examples')}>
        {examples.map((example) => (
          <li key={example}>
            <button
              type="button"
              className="example"
              onClick={() => void startConversation(example).catch(() => undefined)}
            >
              {example}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
