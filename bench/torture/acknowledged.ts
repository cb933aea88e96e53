/** A list of companies as a client knows it. */
export interface KnownList {
  readonly id: number;
  readonly name: string;
  /** Acknowledged domains. */
  readonly domains: Set<string>;
  /** Domains that were sent without getting an answer: they may be in the list or not. */
  readonly maybe: Set<string>;
  isMaybeDeleted: boolean;
}

export interface ReadList {
  readonly id: number;
  readonly name: string;
  readonly domains: readonly string[];
}

/** The data that the service returns afterwards. */
export interface Held {
  readonly lists: readonly ReadList[];
  readonly notes: ReadonlyMap<string, string>;
  /** The version of each site by domain. */
  readonly sites: ReadonlyMap<string, number>;
  readonly balance: number;
}

/** All acknowledged writes, and those without an answer, which may have happened or not. */
export class Acknowledged {
  readonly lists = new Map<number, KnownList>();
  /** Names of lists whose creation got no answer. */
  readonly maybeLists = new Set<string>();
  readonly deleted = new Set<number>();
  /** The last acknowledged note of each company, and notes that were sent since. */
  readonly notes = new Map<string, { text: string; readonly maybe: Set<string> }>();
  /** The acknowledged version of each site; a later one is correct too. */
  readonly sites = new Map<string, number>();
  /**
   * While the disk is full, a look-up returns what it fetched although it cannot store it, so it acknowledges nothing. Every change assigns
   * a new object.
   */
  disk: { readonly isFull: boolean } = { isFull: false };
  purchases = 0;
  writes = 0;

  /** Returns what is missing, wrong or too much. Uncertain writes are then taken as they were found. */
  settle(held: Held, credits: { readonly before: number; readonly each: number }): string[] {
    return [
      ...this.settleLists(held.lists),
      ...this.settleNotes(held.notes),
      ...this.settleSites(held.sites),
      ...(held.balance === credits.before + this.purchases * credits.each
        ? []
        : [`${held.balance} credits instead of ${credits.before + this.purchases * credits.each}`]),
    ];
  }

  private settleLists(read: readonly ReadList[]): string[] {
    const problems: string[] = [];
    const byId = new Map(read.map((list) => [list.id, list]));
    for (const known of [...this.lists.values()]) {
      const found = byId.get(known.id);
      if (!found) {
        if (!known.isMaybeDeleted) problems.push(`list ${known.id} is missing`);
        this.lists.delete(known.id);
        continue;
      }
      known.isMaybeDeleted = false;
      if (found.name !== known.name) problems.push(`list ${known.id} is called ${found.name}`);
      const there = new Set(found.domains);
      for (const domain of known.domains)
        if (!there.has(domain)) problems.push(`list ${known.id} has lost ${domain}`);
      for (const domain of there)
        if (!known.domains.has(domain) && !known.maybe.has(domain))
          problems.push(`list ${known.id} has ${domain}, which nobody added`);
      for (const domain of known.maybe) if (there.has(domain)) known.domains.add(domain);
      known.maybe.clear();
    }
    for (const { id, name, domains } of read) {
      if (this.maybeLists.has(name)) {
        // SQLite gives the id of a deleted last row to the next one.
        this.deleted.delete(id);
        this.lists.set(id, { id, name, domains: new Set(domains), maybe: new Set(), isMaybeDeleted: false });
      } else if (this.deleted.has(id)) problems.push(`list ${id} is there again`);
      else if (!this.lists.has(id)) problems.push(`list ${id} was created by nobody`);
    }
    this.maybeLists.clear();
    return problems;
  }

  private settleNotes(read: ReadonlyMap<string, string>): string[] {
    const problems: string[] = [];
    for (const [domain, note] of this.notes) {
      const found = read.get(domain) ?? '';
      if (found !== note.text && !note.maybe.has(found))
        problems.push(`the note of ${domain} is ${JSON.stringify(found)}, not ${JSON.stringify(note.text)}`);
      note.text = found;
      note.maybe.clear();
    }
    return problems;
  }

  private settleSites(read: ReadonlyMap<string, number>): string[] {
    const problems: string[] = [];
    for (const [domain, version] of this.sites) {
      const found = read.get(domain) ?? 0;
      if (found < version) problems.push(`${domain} is version ${found}, not ${version}`);
      this.sites.set(domain, Math.max(found, version));
    }
    return problems;
  }
}
