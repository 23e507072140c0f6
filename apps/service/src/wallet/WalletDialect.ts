import type { WalletAnswer, WalletCallName } from '@site/api/vendor';

export interface SentCall {
  /** The path behind `/vendor/<integration>`. */
  path: string;
  /** Returns a header by its name in lower case; empty without it. */
  header: (name: string) => string;
  /** The raw bytes. */
  body: Buffer;
}

/** A call in terms of the wallet port. Its content is checked by the port. */
export interface ReadCall {
  call: WalletCallName;
  content: Record<string, unknown>;
}

/**
 * A vendor's own way of calling the wallet. It only translates, so that all money goes one way: it verifies the signature, reads the vendor's
 * request as a call of the wallet port, and writes the port's answer as the vendor's reply. A reply with status 503 asks for a retry.
 *
 * Source: VEN-01.
 */
export interface WalletDialect {
  /** Paths of its calls, behind `/vendor/<integration>`. */
  paths: readonly string[];
  /** A game is played under the token of its launch, so that its session begins with the launch. @default false */
  playsByLaunchToken?: true;
  /** Reads a request, or refuses it. */
  read(sent: SentCall): ReadCall | WalletAnswer;
  write(answer: WalletAnswer, read: ReadCall | WalletAnswer): { status: number; body: object };
}
