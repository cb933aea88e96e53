export interface Deprecation {
  /** The date of the announcement. */
  readonly since: Date;
  /** It may be removed after this day. */
  readonly sunset: Date;
  /** What to use instead. */
  readonly successor: string;
}

/** The headers that announce a deprecation (RFC 9745, RFC 8594): docs/reference/stability.md. */
export const deprecationHeaders = ({
  since,
  sunset,
  successor,
}: Deprecation): Readonly<Record<string, string>> => ({
  deprecation: `@${Math.floor(since.getTime() / 1_000)}`,
  sunset: sunset.toUTCString(),
  link: `<${successor}>; rel="successor-version"`,
});
