/** One object of a JSON-LD block. */
export interface JsonLdNode {
  /** Types without namespace, for instance `LocalBusiness`. */
  readonly types: readonly string[];
  /** Property this node was the value of, `null` at the top. */
  readonly parentProperty: string | null;
  readonly properties: Readonly<Record<string, unknown>>;
}
