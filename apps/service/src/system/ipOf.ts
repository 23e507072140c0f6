/** Returns an IPv4 address that was mapped to IPv6 in its usual form. */
export const ipOf = (address: string) => address.replace(/^::ffff:/, '');
