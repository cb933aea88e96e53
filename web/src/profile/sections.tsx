import { t } from '../i18n/i18n.ts';
import { Icon } from '../parts/icon.tsx';
import { Address, Card, Hours, hasValue, Networks, Rows } from './overview-cards.tsx';
import { overviewColumns } from './overview-columns.ts';
import TechnologyCards from './technology-cards.tsx';
import { useEvidence } from './use-evidence.ts';
import type { Columns } from './use-profile.ts';

interface SectionsProps {
  readonly domain: string;
  readonly columns: Columns;
}

/** The profile in cards: company, contact, technology, trust and content. */
export default function Sections({ domain, columns }: SectionsProps) {
  const { data } = useEvidence(domain);
  const shown = { domain, columns, evidence: data?.columns };
  const { company, contact, trust, content } = overviewColumns;
  return (
    <div className="sections">
      <p className="muted whole sources-hint">
        <Icon name="info" /> {t('shows where a value was found.')}
      </p>
      <Card icon="building" title={t('Company')}>
        {!hasValue(columns, company) && <NotFound />}
        <Rows {...shown} names={company} />
      </Card>
      <Card icon="mail" title={t('Contact')}>
        {!hasValue(columns, [...contact, 'street_address', 'city']) && <NotFound />}
        <Rows {...shown} names={contact} />
        <Address columns={columns} evidence={data?.columns} />
        <Hours columns={columns} />
        <Networks columns={columns} />
      </Card>
      <Card icon="layers" title={t('Technology')} isWide>
        <TechnologyCards domain={domain} columns={columns} />
      </Card>
      <Card icon="shield" title={t('Trust')}>
        <Rows {...shown} names={trust} />
      </Card>
      <Card icon="blog" title={t('Content')}>
        <Rows {...shown} names={content} />
      </Card>
    </div>
  );
}

const NotFound = () => <p className="muted">{t('Not found on the homepage.')}</p>;
