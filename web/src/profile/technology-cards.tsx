import { changeSearch } from '../address/location.ts';
import { useColumns } from '../api/queries.ts';
import { t } from '../i18n/i18n.ts';
import { Source } from './labelled-value.tsx';
import { evidenceOf, useEvidence } from './use-evidence.ts';
import type { Columns } from './use-profile.ts';

const versionAtEnd = /\s+v?(\d[\w.-]*)$/;
/** Columns that repeat what the categories show. */
const summaries = new Set(['tech_stack', 'technologies', 'cms_version']);

interface Category {
  readonly name: string;
  readonly label: string;
  readonly products: readonly string[];
}

/** The technologies of a site by category, each product once with its version. Each links to the companies that use it. */
export default function TechnologyCards({
  domain,
  columns,
}: {
  readonly domain: string;
  readonly columns: Columns;
}) {
  const { data: all = [] } = useColumns();
  const { data: evidence } = useEvidence(domain);
  const categories = all
    .filter(({ group, name }) => group === 'technology' && !summaries.has(name))
    .map(({ name, label }): Category => ({ name, label, products: valuesOf(columns[name]) }))
    .filter(({ products }) => products.length > 0);
  const sorted = new Set(categories.flatMap(({ products }) => products));
  const others = valuesOf(columns.technologies).filter((product) => !sorted.has(product));
  const versions = versionsIn(String(columns.tech_stack ?? ''));
  const shown: readonly Category[] =
    others.length > 0
      ? [...categories, { name: 'technologies', label: t('Other'), products: others }]
      : categories;
  if (all.length > 0 && shown.length === 0) return <p className="muted">{t('Not found on the homepage.')}</p>;
  return (
    <dl className="technology-cards">
      {shown.map(({ name, label, products }) => (
        <div key={name}>
          <dt>{label}</dt>
          {products.map((product) => (
            <dd key={product}>
              <button
                type="button"
                className="link"
                title={t('Companies that use {name}', { name: product })}
                onClick={() => changeSearch({ technology: [product], open: '' })}
              >
                {product}
              </button>{' '}
              {versions.has(product) && <span className="version">{versions.get(product)}</span>}
            </dd>
          ))}
          <Source label={label} evidence={evidenceOf(evidence?.columns, name)} />
        </div>
      ))}
    </dl>
  );
}

const valuesOf = (value: Columns[string]): readonly string[] =>
  Array.isArray(value) ? [...new Set(value)] : typeof value === 'string' && value !== '' ? [value] : [];

const versionsIn = (stack: string): ReadonlyMap<string, string> =>
  new Map(
    stack.split(', ').flatMap((name) => {
      const version = versionAtEnd.exec(name)?.[1];
      return version === undefined ? [] : [[name.replace(versionAtEnd, ''), version] as const];
    }),
  );
