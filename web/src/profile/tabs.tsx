import { type KeyboardEvent, lazy, Suspense } from 'react';
import type { Tab } from '../address/search-address.ts';
import type { Column } from '../api/api.ts';
import { plural, t } from '../i18n/i18n.ts';
import { AllColumns } from './all-columns.tsx';
import type { Columns } from './use-profile.ts';
import { Values } from './values.tsx';

const contactGroups = ['contact', 'location', 'social'];
const contactColumns = (all: readonly Column[]): readonly Column[] =>
  all.filter(({ group }) => contactGroups.includes(group));

const Sections = lazy(() => import('./sections.tsx'));
const TechnologyTab = lazy(() => import('./technology-cards.tsx'));
const Lookalikes = lazy(() => import('./lookalikes.tsx'));

interface TabsProps {
  readonly domain: string;
  readonly columns: Columns;
  readonly cost: number;
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
}

export function Tabs({ domain, columns, cost, tab, onTab }: TabsProps) {
  const tabs: readonly (readonly [Tab, string])[] = [
    ['overview', t('Overview')],
    ['technology', t('Technology')],
    ['contact', t('Contact')],
    ['all', t('All fields')],
    ['lookalikes', t('Lookalikes')],
  ];
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = tabs.findIndex(([name]) => name === tab);
    const [next] = tabs[(at + step + tabs.length) % tabs.length] ?? tabs[0] ?? ['overview'];
    onTab(next);
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <>
      {cost > 0 && <p className="muted">{plural(cost, '{n} credit used.', '{n} credits used.')}</p>}
      <div className="tabs" role="tablist" aria-label={t('Parts of the profile')} onKeyDown={onKeyDown}>
        {tabs.map(([name, label]) => (
          <button
            key={name}
            id={`tab-${name}`}
            type="button"
            role="tab"
            aria-selected={tab === name}
            aria-controls="tab-panel"
            tabIndex={tab === name ? 0 : -1}
            onClick={() => onTab(name)}
          >
            {label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="tab-panel" aria-labelledby={`tab-${tab}`}>
        <Suspense fallback={<div className="skeleton profile-skeleton" />}>
          {tab === 'overview' && <Sections domain={domain} columns={columns} />}
          {tab === 'technology' && <TechnologyTab domain={domain} columns={columns} />}
        </Suspense>
        {tab === 'contact' && <Values domain={domain} columns={columns} pick={contactColumns} />}
        {tab === 'all' && <AllColumns domain={domain} columns={columns} />}
        <Suspense>{tab === 'lookalikes' && <Lookalikes domain={domain} />}</Suspense>
      </div>
    </>
  );
}
