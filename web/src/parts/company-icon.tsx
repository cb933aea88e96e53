interface CompanyIconProps {
  readonly domain: string;
  /** `inline` in text, `card` beside a card, `large` in the head of a profile. */
  readonly size?: 'inline' | 'card' | 'large';
}

const pixels = { inline: 18, card: 32, large: 56 } as const;

/** The icon of a company's site. The name is next to it, so screen readers skip the icon. */
export function CompanyIcon({ domain, size = 'inline' }: CompanyIconProps) {
  return (
    <img
      className={`company-icon ${size}`}
      // One size everywhere, so that the browser requests each icon once.
      src={`/domain/${encodeURIComponent(domain)}/icon?size=64`}
      alt=""
      width={pixels[size]}
      height={pixels[size]}
      loading="lazy"
      decoding="async"
    />
  );
}
