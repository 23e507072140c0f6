import type { Config } from '../config.ts';

const origin = ({ port }: Pick<Config, 'port'>) => `http://localhost:${port}`;

/** Addresses of the stand-ins on this service, and its credentials with them. */
export const standIn = {
  google: (config: Pick<Config, 'port'>) => `${origin(config)}/dev/google`,
  facebook: (config: Pick<Config, 'port'>) => `${origin(config)}/dev/facebook`,
  client: { clientId: 'marquee', clientSecret: 'marquee-demo-client-secret' },
};
