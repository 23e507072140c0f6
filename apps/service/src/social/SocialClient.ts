/** What a sign-in with another provider has to agree with from its beginning to its end. */
export interface SocialState {
  state: string;
  nonce: string;
  /** Of PKCE. */
  verifier: string;
}

/** Another provider, who says who somebody is. */
export interface SocialClient {
  /** Where the browser goes, to come back to `redirectUri`. */
  begin(redirectUri: string, state: SocialState): Promise<URL>;
  /**
   * Who somebody is to the provider, once the browser is back at `address`: `subject` stays the same for ever. `cancelled` where they
   * did not go through with it. Anything that does not agree is an error.
   */
  finish(address: URL, state: SocialState): Promise<{ subject: string } | 'cancelled'>;
}
