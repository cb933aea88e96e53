import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { navigate, useLocation } from './location.ts';

/** A link within the app. With a modifier key it opens a new tab, as any link does. */
export function Link({
  href,
  onClick,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string }) {
  const { path } = useLocation();
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0)
      return;
    event.preventDefault();
    navigate(href);
  };
  return <a {...rest} href={href} onClick={follow} {...(path === href && { 'aria-current': 'page' })} />;
}
