import { domainRoutes } from '@site/api/system';
import { accept, handle } from '../http/handle.ts';
import { linesOf } from './linesOf.ts';

export default handle(domainRoutes, async ({ merchant, services: { brands, config } }) =>
  accept({ list: linesOf(await brands.of(merchant), config) }),
);
