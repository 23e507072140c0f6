import { lazyChunk } from '@site/ui/lazyChunk';
import { loadChunk } from '@site/ui/loadChunk';
import type { i18n as I18n } from 'i18next';
import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Namespace } from './i18n';
import type { ChunkTerms, PageTerms } from './definePage';
import { centres, type PageName, pages, fallbackPages, reportPage } from './pages';
import { type Route, routeAt } from './routes';

export interface LazyPage {
  /** Keys of its chunks in the client manifest; only the service knows it. */
  chunks: string[];
  /** Namespaces beside the site's own. */
  namespaces: Namespace[];
  /** Loads the page. A loaded page renders synchronously without a Suspense boundary, so that the first page hydrates in one piece. */
  load: (i18n: I18n) => Promise<void>;
  /** Loads the page ahead of a navigation, which then shows it at once. Unlike `load`, does not reload the tab when it fails. */
  prepare: (i18n: I18n) => Promise<void>;
  Component: ComponentType;
}

type Skeletons = typeof import('./skeletons').skeletons;

let skeletons: Skeletons | undefined;

/** Preloads the skeletons of all pages. They are first needed on a navigation, so they are not part of the entry. */
export async function loadSkeletons() {
  skeletons = (await import('./skeletons')).skeletons;
}

/** Renders only empty space while the skeletons themselves are loading: any other shape would cause a layout shift. */
function Waiting({ shape }: { shape: keyof Skeletons | undefined }) {
  const { t } = useTranslation();
  const [shapes, setShapes] = useState(skeletons);
  useEffect(
    () =>
      void loadSkeletons().then(
        () => setShapes(skeletons),
        () => {},
      ),
    [],
  );
  const Shape = shape && shapes?.[shape];
  return Shape ? <Shape /> : <output aria-busy="true" aria-label={t('status.loading')} />;
}

async function loadPage(chunk: string) {
  const { pageChunks } = await import('./pageChunks');
  const load = pageChunks[`../areas/${chunk}.tsx`];
  if (!load) throw new Error(`There is no page areas/${chunk}.tsx`);
  return load();
}

function lazyPage({ chunk, namespaces = [], shape }: ChunkTerms): LazyPage {
  const load = () => loadPage(chunk);
  // Calls of a page may be refused.
  const needed: Namespace[] = ['failure', ...namespaces];
  let ready: ComponentType | undefined;
  const Later = lazyChunk(load, chunk);
  const take = async (loading: ReturnType<typeof loadPage>, i18n: I18n) => {
    const [module] = await Promise.all([loading, i18n.loadNamespaces(needed)]);
    ready = module.default;
  };
  return {
    chunks: ['src/app/pageChunks.ts', `src/areas/${chunk}.tsx`],
    namespaces: needed,
    load: (i18n) => take(loadChunk(chunk, load), i18n),
    prepare: (i18n) => take(load(), i18n),
    Component: function Page() {
      // Fixed in the state: a page that loads meanwhile must not change the type and remount.
      const [Ready] = useState(() => ready);
      if (Ready) return <Ready />;
      return (
        <Suspense fallback={<Waiting shape={shape} />}>
          <Later />
        </Suspense>
      );
    },
  };
}

/** Skeletons of pages that name none, by frame. */
const shapeIn = { bare: 'bare', member: 'list', agent: 'desk' } as const;

/** Returns the chunk of a page; the lobby is part of the entry. */
function chunkOf(page: PageTerms): ChunkTerms | undefined {
  const chunk = page.report ? reportPage : page.chunk ? { ...page, chunk: page.chunk } : undefined;
  return chunk && { ...(page.frame && { shape: shapeIn[page.frame] }), ...chunk };
}

/** Pages with a chunk of their own. */
export const lazyPages: Partial<Record<PageName, LazyPage>> = Object.fromEntries(
  Object.entries<PageTerms>(pages).flatMap(([name, page]) => {
    const chunk = chunkOf(page);
    return chunk ? [[name, lazyPage(chunk)]] : [];
  }),
);
export const lazyCentres = { member: lazyPage(centres.member), agent: lazyPage(centres.agent) };
export const lazyFallbackPages = { closed: lazyPage(fallbackPages.closed), notFound: lazyPage(fallbackPages.notFound) };

/** Returns the page to load first for an address; undefined for the lobby. A centre loads its pages itself once the session is known. */
export function lazyPageAt(
  pathname: string,
  { isClosed, isOn }: { isClosed: boolean; isOn: (flag: string) => boolean },
): LazyPage | undefined {
  if (isClosed) return lazyFallbackPages.closed;
  const route = routeAt(pathname);
  return route && (!route.page.flag || isOn(route.page.flag)) ? lazyPageOf(route) : lazyFallbackPages.notFound;
}

/** Returns the page of a route: the centre of a page in one, undefined for the lobby. */
export function lazyPageOf({ name, page: { frame } }: Route): LazyPage | undefined {
  return frame === 'member' || frame === 'agent' ? lazyCentres[frame] : lazyPages[name];
}
