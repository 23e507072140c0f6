/** The policy's nonce, for parts that write a style of their own. Read as a property: the attribute reads empty. */
export const cspNonce = (): string | undefined => document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
