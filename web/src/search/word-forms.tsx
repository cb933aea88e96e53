import { Link } from '../address/link.tsx';
import { linkTo } from '../address/location.ts';
import type { SearchAddress } from '../address/search-address.ts';
import type { FormsOfWord } from '../api/api.ts';
import { number, t } from '../i18n/i18n.ts';

const NAMED_MAX = 6;
/** How many forms of one word are listed. A long Finnish word has hundreds. */
const LISTED_MAX = 30;

interface WordFormsProps {
  readonly address: SearchAddress;
  readonly forms: readonly FormsOfWord[] | undefined;
}

/** Which other forms of the words were found, and on how many pages. */
export function WordForms({ address, forms = [] }: WordFormsProps) {
  const others = forms.flatMap(({ word, forms: found }) =>
    found.filter(({ form }) => form !== word).map(({ form }) => form),
  );
  if (others.length === 0) return null;
  const named = others.slice(0, NAMED_MAX).join(', ') + (others.length > NAMED_MAX ? ' …' : '');
  return (
    <details className="word-forms">
      <summary>
        <bdi>{t('Also matching: {forms}', { forms: named })}</bdi>
      </summary>
      {forms.map(({ word, forms: found }) => (
        <ul key={word} aria-label={word}>
          {found.slice(0, LISTED_MAX).map(({ form, count }) => (
            <li key={form}>
              <bdi>{form}</bdi> <span className="muted">{number(count)}</span>
            </li>
          ))}
          {found.length > LISTED_MAX && <li>{t('and {n} more', { n: found.length - LISTED_MAX })}</li>}
        </ul>
      ))}
      <p>
        <span className="muted">{t('Number of homepages with each form.')}</span>{' '}
        <Link href={linkTo({ forms: false }, address)}>{t('Match exact words only')}</Link>
      </p>
    </details>
  );
}
