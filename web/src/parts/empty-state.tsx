import { Link } from '../address/link.tsx';
import { t } from '../i18n/i18n.ts';

interface EmptyStateProps {
  readonly title: string;
  /** How the user can add something here. */
  readonly about: string;
  /** The link below the text; by default to the search. */
  readonly action?: { readonly href: string; readonly label: string };
}

/** A page that has no content yet. */
export function EmptyState({ title, about, action }: EmptyStateProps) {
  return (
    <div className="empty-place">
      <h2>{title}</h2>
      <p>{about}</p>
      <div className="actions">
        <Link className="button primary" href={action?.href ?? '/app'}>
          {action?.label ?? t('Back to search')}
        </Link>
      </div>
    </div>
  );
}
