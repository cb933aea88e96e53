import type { ReactNode } from 'react';

/** Only these schemes become links. Any other address from a page stays text. */
const schemes = /^(?:https?:\/\/|mailto:|tel:)/i;

/** A link to an address from a crawled page. It sends no referrer and gives the target no access to this page. */
export function OutsideLink({
  href,
  children,
  className,
  title,
}: {
  readonly href: string;
  readonly children: ReactNode;
  readonly className?: string;
  readonly title?: string;
}) {
  if (!schemes.test(href) || !URL.canParse(href)) return <span className={className}>{children}</span>;
  return (
    <a className={className} title={title} href={href} target="_blank" rel="noreferrer noopener nofollow">
      {children}
    </a>
  );
}
