import type { ReactNode } from 'react';

/** Only these schemes become links; anything else a page wrote stays text. */
const schemes = /^(?:https?:\/\/|mailto:|tel:)/i;

/** A link to what a crawled page named. It tells the other side nothing and gets no hold of this page. */
export function OutsideLink({
  href,
  children,
  className,
}: {
  readonly href: string;
  readonly children: ReactNode;
  readonly className?: string;
}) {
  if (!schemes.test(href) || !URL.canParse(href)) return <span className={className}>{children}</span>;
  return (
    <a className={className} href={href} target="_blank" rel="noreferrer noopener nofollow">
      {children}
    </a>
  );
}
