import { Link } from '../address/link.tsx';
import { useSearchAddress } from '../address/location.ts';
import { printSearchAddress, type SearchAddress } from '../address/search-address.ts';
import { number, plural, t } from '../i18n/i18n.ts';
import { Icon } from '../parts/icon.tsx';
import { type FacetField, filterFields, labelOf, titleOf } from '../search/filter-fields.ts';
import { type Answered, ask, showResults } from './conversation-state.ts';
import {
  addressOfAnswer,
  addressOfCall,
  domainOfCall,
  type ResolvedCall,
  rowsOf,
  stateOf,
  without,
} from './resolved-call.ts';

interface AnswerProps {
  readonly answered: Answered;
  readonly isNewest: boolean;
  /** Whether the results beside the conversation are those of this answer, unchanged or changed since. */
  readonly results: 'shown' | 'changed' | 'elsewhere';
}

/** The answer to a message: its text, the call with the origin of each part, and the cost. */
export function Answer({ answered, isNewest, results }: AnswerProps) {
  const { answer, proposals, relaxed, page, suggestions } = answered;
  const here = useSearchAddress();
  const address = addressOfAnswer(answered);
  return (
    <div className="answer">
      <p className="reply">{answer}</p>
      <AppliedChips answered={answered} address={results === 'elsewhere' ? address : here} />
      {proposals.length > 0 && (
        <ul className="chips" aria-label={t('Did you mean')}>
          {proposals.map((proposal) => (
            <li key={JSON.stringify(proposal)}>
              <Proposal call={proposal} />
            </li>
          ))}
        </ul>
      )}
      {relaxed.length > 0 && (
        <ul className="chips" aria-label={t('Drop a condition')}>
          {relaxed.map(({ label, total_count, tool_call }) => (
            <li key={label}>
              <button type="button" className="example" onClick={() => show(tool_call)}>
                <s>{label}</s> {plural(total_count, '{n} company', '{n} companies')}
              </button>
            </li>
          ))}
        </ul>
      )}
      {page && (
        <p>
          <Link className="button" href={page.path}>
            {pageNames()[page.name] ?? t('Open')}
          </Link>
        </p>
      )}
      <FoundCompanies answered={answered} />
      {isNewest && suggestions.length > 0 && (
        <ul className="chips" aria-label={t('Ask next')}>
          {suggestions.map((suggestion) => (
            <li key={suggestion}>
              <button
                type="button"
                className="example"
                onClick={() => void ask(suggestion).catch(() => undefined)}
              >
                {suggestion}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="actions small">
        {address && results !== 'shown' && (
          <button type="button" className="link" onClick={() => showResults(address)}>
            {t('Show these results')}
          </button>
        )}
        {address && <Link href={`/app?${printSearchAddress(address)}`}>{t('Open as search')}</Link>}
      </p>
      <p className="muted small">{costOf(answered)}</p>
    </div>
  );
}

function show(call: ResolvedCall): void {
  const address = addressOfCall(call);
  if (address) showResults(address);
}

const pageNames = (): Readonly<Record<string, string>> => ({
  compare: t('Compare side by side'),
  company: t('Open the company'),
  lookalikes: t('Open the company'),
  lists: t('Lists'),
  monitors: t('Alerts'),
  account: t('Settings'),
  keys: t('API keys'),
  history: t('History'),
  views: t('Views'),
  results: t('Search'),
});

const toolNames = (): Readonly<Record<string, string>> => ({
  search: t('Search'),
  lookup: t('Profile'),
  similar: t('Lookalikes'),
  facets: t('Counts'),
});

function costOf({ tool_call, model, elapsed_ms, credits }: Answered): string {
  const by = model === 'builtin-planner' ? t('built-in planner') : model;
  return [
    toolNames()[tool_call.name],
    by,
    `${number(elapsed_ms)} ms`,
    credits === 0 ? t('free') : plural(credits, '{n} credit', '{n} credits'),
  ]
    .filter((part) => part !== undefined)
    .join(' · ');
}

interface ChipsProps {
  readonly answered: Answered;
  /** The search that the user can remove parts from. */
  readonly address: SearchAddress | undefined;
}

/**
 * Each part of the call with the words it came from, in the language of the message as the answer is. Removing a part repeats the call
 * without using the model.
 */
function AppliedChips({ answered: { applied, tool_call }, address }: ChipsProps) {
  if (applied.length === 0) return null;
  const isSearch = tool_call.name === 'search' || tool_call.name === 'facets';
  return (
    <ul className="chips" aria-label={t('Interpreted as')}>
      {applied.map(({ text, param, value, label, inherited }) => {
        const state = isSearch && address ? stateOf(address, param, value) : 'fixed';
        return (
          <li
            key={`${param} ${value}`}
            className={['chip', param.startsWith('not_') && 'excluded', inherited && 'inherited']
              .filter(Boolean)
              .join(' ')}
          >
            <span className="value" title={label}>
              {state === 'removed' ? <s>{label}</s> : label}
            </span>
            {inherited && <span className="muted">{t('from an earlier message')}</span>}
            {text !== '' && !label.toLowerCase().endsWith(text.toLowerCase()) && (
              <span className="muted value">← “{text}”</span>
            )}
            {address && state === 'set' && (
              <button
                type="button"
                aria-label={t('Remove {label}', { label })}
                onClick={() => showResults({ ...address, ...without(address, param, value) })}
              >
                <Icon name="close" />
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The title and label that the filters use for a parameter and its value. */
function namesOf(param: string, value: string): readonly [title: string, label: string] {
  const field = param.replace(/^not_/, '');
  const filter = filterFields.find((one) => one.field === field);
  if (filter) {
    const label = value
      .split(',')
      .map((one) => labelOf(field as FacetField, one.trim()))
      .join(', ');
    return [
      field === param ? titleOf(filter.field) : t('{title} not', { title: titleOf(filter.field) }),
      label,
    ];
  }
  const titles: Readonly<Record<string, string>> = {
    q: t('Words'),
    title: t('Title'),
    exclude: t('Excluded words'),
    tech: t('Technology contains'),
    domain: t('Company'),
    domains: t('Companies'),
  };
  return [titles[param] ?? param, value];
}

/** A call that the user may have meant. A call that costs credits is a link to the page that shows the price on its button. */
function Proposal({ call }: { readonly call: ResolvedCall }) {
  const address = addressOfCall(call);
  const domain = domainOfCall(call);
  if (address)
    return (
      <button type="button" className="example" onClick={() => showResults(address)}>
        {t('Search')}: {wordsOf(call)}
      </button>
    );
  return (
    <Link className="button example" href={`/app/company/${encodeURIComponent(domain)}`}>
      {toolNames()[call.name] ?? call.name}: {domain}
    </Link>
  );
}

const wordsOf = ({ args }: ResolvedCall): string =>
  Object.entries(args)
    .filter(([param]) => !['mode', 'limit', 'offset', 'save'].includes(param))
    .map(([param, value]) => namesOf(param, String(value))[1])
    .join(', ');

/** Lookalikes in order of similarity. The results beside the conversation are sorted differently. */
function FoundCompanies({ answered: { tool_call, results } }: { readonly answered: Answered }) {
  if (tool_call.name !== 'similar') return null;
  const rows = rowsOf(results);
  if (rows.length === 0) return null;
  return (
    <ol className="found">
      {rows.map(({ domain, name }) => (
        <li key={domain}>
          <Link href={`/app/company/${encodeURIComponent(domain)}`}>{name}</Link>{' '}
          {name !== domain && <span className="muted">{domain}</span>}
        </li>
      ))}
    </ol>
  );
}
