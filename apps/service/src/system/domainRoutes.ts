import { domainRoutes } from '@site/api/support';
import { accept, handle } from '../handle.ts';
import { linesOf } from './linesOf.ts';

export default handle(domainRoutes, async ({ merchant, services: { brands, config } }) =>
  accept({ list: linesOf(await brands.of(merchant), config) }),
);
