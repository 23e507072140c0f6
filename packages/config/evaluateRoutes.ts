import { pathToFileURL } from 'node:url';
import type { Route } from '@site/api/call';
import type { Plugin } from 'vite';

/**
 * Replaces the modules of the calls' routes by their values, to keep schemas out of the browser. A value is a text for each way of calling,
 * with its paths in order: every page loads one, and as objects it is larger.
 */
export function evaluateRoutes(): Plugin {
  return {
    name: 'evaluate-routes',
    async load(id) {
      const exported = /\/packages\/api\/src\/(routes|centreRoutes)\.ts$/.exec(id)?.[1];
      if (!exported) return;
      const { [exported]: routes } = (await import(pathToFileURL(id).href)) as Record<string, Record<string, Route>>;
      const ways = Map.groupBy(
        Object.entries(routes ?? {}),
        ([, { method, enc, form, multipart }]) => `${method} ${enc ? 'enc' : form ? 'form' : multipart ? 'multipart' : ''}`,
      );
      const texts = [...ways].map(([way, routed]) =>
        [
          way,
          ...routed.toSorted(([, one], [, other]) => (one.path < other.path ? -1 : 1)).map(([name, { path }]) => `${name}:${path}`),
        ].join(' '),
      );
      return `export const ${exported} = Object.fromEntries(${JSON.stringify(texts)}.flatMap((text) => {
        const [method, kind, ...calls] = text.split(' ');
        return calls.map((call) => {
          const [name, path] = call.split(':');
          return [name, { method, path, [kind]: true }];
        });
      }));`;
    },
  };
}
