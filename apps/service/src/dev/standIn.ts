import type { Config } from '../config.ts';

const origin = ({ port }: Pick<Config, 'port'>) => `http://localhost:${port}`;

/** Where the stand-ins of other providers are, on this service, and what the service is to them. */
export const standIn = {
  google: (config: Pick<Config, 'port'>) => `${origin(config)}/dev/google`,
  facebook: (config: Pick<Config, 'port'>) => `${origin(config)}/dev/facebook`,
  client: { clientId: 'marquee', clientSecret: 'marquee-demo-client-secret' },
};
