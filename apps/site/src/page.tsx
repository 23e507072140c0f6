import type { i18n as I18n } from 'i18next';
import { type ComponentType, Suspense, useState } from 'react';
import type { Namespace } from './i18n';
import { lazyChunk } from './lazyChunk';
import { loadChunk } from './loadChunk';
import { PageSkeleton } from './status/PageSkeleton';

export interface LazyPage {
  /** Key of the page's chunk in the client manifest. */
  chunk: string;
  /** Wording the page needs beside the site's. */
  namespaces: Namespace[];
  /** Loaded beforehand, the page renders at once and without a Suspense boundary, so that a first page hydrates in one piece. */
  load: (i18n: I18n) => Promise<void>;
  Component: ComponentType;
}

export function page(chunk: string, namespaces: Namespace[], load: () => Promise<{ default: ComponentType }>): LazyPage {
  let ready: ComponentType | undefined;
  const Later = lazyChunk(load, chunk);
  return {
    chunk,
    namespaces,
    load: async (i18n) => {
      const [module] = await Promise.all([loadChunk(chunk, load), i18n.loadNamespaces(namespaces)]);
      ready = module.default;
    },
    Component: function Page() {
      // Pinned: a page that becomes ready meanwhile must not swap the type and mount a second time.
      const [Ready] = useState(() => ready);
      if (Ready) return <Ready />;
      return (
        <Suspense fallback={<PageSkeleton />}>
          <Later />
        </Suspense>
      );
    },
  };
}
