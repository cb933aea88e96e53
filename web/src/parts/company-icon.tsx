interface CompanyIconProps {
  readonly domain: string;
  /** In a line of text, beside a card, or in the head of a profile. */
  readonly size?: 'inline' | 'card' | 'large';
}

const pixels = { inline: 18, card: 32, large: 56 } as const;

/** The icon of a company's site. The name beside it says the same, so it is read by nobody. */
export function CompanyIcon({ domain, size = 'inline' }: CompanyIconProps) {
  return (
    <img
      className={`company-icon ${size}`}
      // One size for all places, so that a browser asks once.
      src={`/domain/${encodeURIComponent(domain)}/icon?size=64`}
      alt=""
      width={pixels[size]}
      height={pixels[size]}
      loading="lazy"
      decoding="async"
    />
  );
}
