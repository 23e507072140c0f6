import { z } from 'zod';

const proxy = z.union([z.literal('loopback'), z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

/** Setting that names trusted proxies: addresses and networks, separated by commas. */
export const trustedProxies = z
  .string()
  .transform((list) => list.split(',').map((item) => item.trim()))
  .refine(
    (proxies) => proxies.every((item) => proxy.safeParse(item).success),
    'the addresses of your proxies, such as 10.0.0.2, 10.1.0.0/16 or loopback',
  );
