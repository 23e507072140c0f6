import type { Call, Route } from './call.ts';
import { areas, type CallName, type CentreCallName } from './calls.ts';

/**
 * Method and path of every call that a page may make before a centre is open: all that the browser needs to make one. The site's build replaces
 * this file with its value, because the browser carries no schema library.
 */
export const routes = routesOf((isOfCentre) => !isOfCentre) as Record<Exclude<CallName, CentreCallName>, Route>;

/** Returns the routes that `isWanted` chooses: of the centres and for others, or those of every page. */
export function routesOf(isWanted: (isOfCentre: boolean) => boolean): Record<string, Route> {
  return Object.fromEntries(
    Object.values(areas)
      .flatMap((area) => Object.entries<Call>(area.calls).map(([name, call]) => ({ name, call, isOfCentre: 'isOfCentre' in area })))
      .filter(({ call: { isPlanned, isForOthers = false }, isOfCentre }) => !isPlanned && isWanted(isOfCentre || isForOthers))
      .map(({ name, call: { method, path, enc, form, multipart } }) => [
        name,
        { method, path, ...(enc && { enc }), ...(form && { form }), ...(multipart && { multipart }) },
      ]),
  );
}
