import { Link } from '../address/link.tsx';
import { CompanyIcon } from '../parts/company-icon.tsx';

/** A company in a list beside a profile. */
export function CompanyLine({
  domain,
  name,
  detail,
}: {
  readonly domain: string;
  readonly name: string | null | undefined;
  readonly detail: string;
}) {
  return (
    <li>
      <CompanyIcon domain={domain} />
      <Link className="name" dir="auto" href={`/app/company/${domain}`}>
        {name || domain}
      </Link>
      <span className="muted detail">{detail}</span>
    </li>
  );
}
