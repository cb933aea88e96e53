import { useEffect, useState } from 'react';
import { hasWindow } from '../address/location.ts';

interface CompanyIconProps {
  readonly domain: string;
  /** `inline` in text, `card` beside a card, `large` in the head of a profile. */
  readonly size?: 'inline' | 'card' | 'large';
}

const pixels = { inline: 18, card: 32, large: 56 } as const;

/** The icon of a company's site. The name is next to it, so screen readers skip the icon. */
export function CompanyIcon({ domain, size = 'inline' }: CompanyIconProps) {
  const isWorthLoading = useScrollingRests();
  const side = pixels[size];
  if (!isWorthLoading)
    return <span className={`company-icon ${size}`} style={{ width: side, height: side }} aria-hidden />;
  return (
    <img
      className={`company-icon ${size}`}
      // One size everywhere, so that the browser requests each icon once.
      src={`/domain/${encodeURIComponent(domain)}/icon?size=64`}
      alt=""
      width={side}
      height={side}
      loading="lazy"
      decoding="async"
    />
  );
}

/** Rows that only pass by need no icons: a picture for each takes longer than all else that a frame of scrolling does. */
const REST_MS = 120;
let scrolledAt = Number.NEGATIVE_INFINITY;
if (hasWindow) addEventListener('scroll', () => (scrolledAt = performance.now()), { passive: true });

/** Whether the page has been at rest since this element appeared, for a moment at least; once true, it stays true. */
function useScrollingRests(): boolean {
  const [rests, setRests] = useState(() => restLeft() <= 0);
  useEffect(() => {
    if (rests) return;
    let timer: ReturnType<typeof setTimeout>;
    const check = (): void => {
      const left = restLeft();
      if (left <= 0) setRests(true);
      else timer = setTimeout(check, left);
    };
    check();
    return () => clearTimeout(timer);
  }, [rests]);
  return rests;
}

const restLeft = (): number => REST_MS - (performance.now() - scrolledAt);
