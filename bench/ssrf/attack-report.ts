/** The result of an attack inside the lab network. */
export interface AttackReport {
  readonly attacks: number;
  readonly seconds: number;
  readonly outcomes: Readonly<Record<string, number>>;
  /** The outcome of an ordinary page that was opened after the attacks; only for the browser. */
  readonly ordinaryPage?: string;
  /** Connections that reached an internal listener, as `ADDRESS PORT`. */
  readonly canaryConnections: readonly string[];
  /** Destinations of any packet, other than the public site, its name server and the guard. */
  readonly otherDestinations: Readonly<Record<string, number>>;
  /** The ways out of a page that were really tried, because the guard received their requests. Empty without a guard. */
  readonly waysTried: readonly string[];
  /** The number of packets that the sniffer saw, which proves that it was running. */
  readonly packetsSeen: number;
}
