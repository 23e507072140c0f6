/** An IPv4 address that came over IPv6 as people know it. */
export const ipOf = (address: string) => address.replace(/^::ffff:/, '');
