/** The position of a domain in the web graph; null when it has none. */
export type DomainRankOf = (domain: string) => Promise<number | null>;
