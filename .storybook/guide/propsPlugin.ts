import type { Plugin } from 'vite';
import { PropsReader } from './PropsReader.ts';

const query = '?props';

/** Answers imports of `Component.tsx?props` with what the code of its components says about them. */
export function propsPlugin(): Plugin {
  let reader: PropsReader | undefined;
  let isStale = false;
  return {
    name: 'component-props',
    load(id) {
      if (!id.endsWith(query)) return undefined;
      reader ??= new PropsReader();
      if (isStale) reader.refresh();
      isStale = false;
      const file = id.slice(0, -query.length);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(reader.read(file))}`;
    },
    watchChange() {
      isStale = true;
    },
    buildEnd() {
      reader?.close();
      reader = undefined;
    },
  };
}
