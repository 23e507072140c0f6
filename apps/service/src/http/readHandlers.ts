import type { Call } from '@site/api/call';
import { areas } from '@site/api/calls';
import type { Handler } from './handle.ts';

/** Loads the handlers of all implemented calls: the file of a call's name in the folder of its area. Throws when one is missing. */
export async function readHandlers(): Promise<ReadonlyMap<string, Handler>> {
  const served = Object.entries(areas).flatMap(([area, { calls }]) =>
    Object.entries<Call>(calls).flatMap(([name, call]) => (call.isPlanned ? [] : [{ area, name, call }])),
  );
  const handlers = served.map(async ({ area, name, call }) => {
    const { default: handler } = (await import(`../${area}/${name}.ts`)) as { default?: Handler };
    if (handler?.call !== call) throw new Error(`apps/service/src/${area}/${name}.ts does not export the handler of ${name}.`);
    return [name, handler] as const;
  });
  return new Map(await Promise.all(handlers));
}
