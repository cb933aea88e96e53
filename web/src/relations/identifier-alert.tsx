import { lazy, Suspense, useState } from 'react';
import { emptySearch, type SearchAddress } from '../address/search-address.ts';
import { type Identifier, identifierText } from '../api/relations.ts';
import { t } from '../i18n/i18n.ts';
import { Icon } from '../parts/icon.tsx';

const MonitorDialog = lazy(() => import('../monitors/monitor-dialog.tsx'));

export const addressOfIdentifier = (identifier: Identifier): string =>
  `/app/identifiers/${encodeURIComponent(identifierText(identifier))}`;

/** The search for the sites that have an identifier. */
export const searchOfIdentifier = ({ kind, value }: Identifier): SearchAddress => ({
  ...emptySearch,
  q: `identifier:"${kind}:${value}"`,
  mode: 'query',
});

/** An alert for every new site that uses an identifier. */
export function IdentifierAlert({
  identifier,
  name,
  isSmall = false,
}: {
  readonly identifier: Identifier;
  readonly name: string;
  readonly isSmall?: boolean;
}) {
  const [isOpen, setOpen] = useState(false);
  const what = `${name} ${identifier.value}`;
  return (
    <>
      <button
        type="button"
        className={isSmall ? 'quiet' : undefined}
        aria-label={isSmall ? t('Alert me about new sites with {what}', { what }) : undefined}
        title={isSmall ? t('Alert me about new sites with {what}', { what }) : undefined}
        onClick={() => setOpen(true)}
      >
        <Icon name="bell" /> {!isSmall && t('Alert me about new sites')}
      </button>
      <Suspense>
        {isOpen && (
          <MonitorDialog
            address={searchOfIdentifier(identifier)}
            name={t('New sites with {what}', { what }).slice(0, 200)}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
