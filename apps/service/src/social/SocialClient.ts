/** State of a social login that must match from start to end. */
export interface SocialState {
  state: string;
  nonce: string;
  /** PKCE code verifier. */
  verifier: string;
}

/** A social login provider. */
export interface SocialClient {
  /** Returns the address to start at; the browser returns to `redirectUri`. */
  begin(redirectUri: string, state: SocialState): Promise<URL>;
  /**
   * Returns the identity after the browser has returned to `address`: `subject` is permanent. Returns `cancelled` when the login was
   * cancelled. Throws on any mismatch.
   */
  finish(address: URL, state: SocialState): Promise<{ subject: string } | 'cancelled'>;
}
