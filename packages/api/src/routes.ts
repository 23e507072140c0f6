import type { Call, Route } from './call.ts';
import { areas, type CallName, type CentreCallName } from './calls.ts';

/**
 * Method and path of every call that a page may make before a centre is open: all that the browser needs to make one. The site's build replaces
 * this file with its value, because the browser carries no schema library.
 */
export const routes = routesOf((isOfCentre) => !isOfCentre) as Record<Exclude<CallName, CentreCallName>, Route>;

/** Returns the routes of the areas that `isWanted` chooses. */
export function routesOf(isWanted: (isOfCentre: boolean) => boolean): Record<string, Route> {
  const wanted = Object.values(areas).filter((area) => isWanted('isOfCentre' in area));
  return Object.fromEntries(
    wanted
      .flatMap(({ calls }) => Object.entries<Call>(calls))
      .filter(([, { isPlanned }]) => !isPlanned)
      .map(([name, { method, path, enc, form, multipart }]) => [
        name,
        { method, path, ...(enc && { enc }), ...(form && { form }), ...(multipart && { multipart }) },
      ]),
  );
}
