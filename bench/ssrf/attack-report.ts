/** What an attack inside the lab's network came to. */
export interface AttackReport {
  readonly attacks: number;
  readonly seconds: number;
  readonly outcomes: Readonly<Record<string, number>>;
  /** What became of an ordinary page that was opened after the attacks; a browser only. */
  readonly ordinaryPage?: string;
  /** Connections that a listener inside took, as `ADDRESS PORT`. */
  readonly canaryConnections: readonly string[];
  /** Destinations other than the public site, its name server and the guard, that any packet went to. */
  readonly otherDestinations: Readonly<Record<string, number>>;
  /** The ways out of a page that were really tried: the guard got their requests. Empty where there is no guard. */
  readonly waysTried: readonly string[];
  /** That the sniffer saw anything at all shows that it looked. */
  readonly packetsSeen: number;
}
