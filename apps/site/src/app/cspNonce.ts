/**
 * Returns the nonce of the content security policy, for components that write style elements. Reads the property, because the attribute
 * reads as empty.
 */
export const cspNonce = (): string | undefined => document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
