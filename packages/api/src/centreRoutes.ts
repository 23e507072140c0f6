import type { Route } from './call.ts';
import type { CentreCallName } from './calls.ts';
import { routesOf } from './routes.ts';

/** Routes of the centres' calls, apart because every page would carry them. The site's build replaces this file too. */
export const centreRoutes = routesOf((isOfCentre) => isOfCentre) as Record<CentreCallName, Route>;
