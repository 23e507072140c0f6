import type { Call, Route } from './call.ts';
import { type CallName, calls } from './calls.ts';

/**
 * Method and path of every call: all that the browser needs to make one. The site's build replaces this file with its value, because the
 * browser carries no schema library.
 */
export const routes = Object.fromEntries(
  Object.entries<Call>(calls).map(([name, { method, path, enc, form }]) => [
    name,
    { method, path, ...(enc && { enc }), ...(form && { form }) },
  ]),
) as Record<CallName, Route>;
