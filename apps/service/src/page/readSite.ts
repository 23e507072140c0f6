import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteModule } from '@site/api/page';

/** The built site, ready for rendering. */
export interface Site extends SiteModule {
  clientDir: string;
  /** index.html, with the placeholder instead of every nonce. */
  template: string;
  /** Placeholder for the nonce in cached pages. Random: content that contained a constant one could run scripts. */
  nonceSlot: string;
  /** Returns the files of keys in the client manifest, with all their imports. */
  filesOf: (keys: string[]) => string[];
}

type Manifest = Record<string, { file: string; imports?: string[] }>;

const ENTRY = 'index.html';

/** Reads the built site; returns undefined without a build. */
export async function readSite(siteDir: string): Promise<Site | undefined> {
  const clientDir = path.join(siteDir, 'client');
  const painter = path.join(siteDir, 'server/entry-server.js');
  const manifestFile = path.join(clientDir, '.vite/manifest.json');
  if (!existsSync(manifestFile) || !existsSync(painter)) return undefined;
  const { renderPage, pageAt, discovery } = (await import(pathToFileURL(painter).href)) as SiteModule;
  const nonceSlot = randomUUID();
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  return {
    clientDir,
    renderPage,
    pageAt,
    discovery,
    nonceSlot,
    template: readFileSync(path.join(clientDir, ENTRY), 'utf8').replaceAll('%NONCE%', nonceSlot),
    filesOf: (keys) => [...filesOf(manifest, keys)],
  };
}

/** Returns the files of keys, except the entry, which the template loads. */
function filesOf(manifest: Manifest, keys: string[], found = new Set<string>()): Set<string> {
  for (const key of keys) {
    const chunk = key === ENTRY ? undefined : manifest[key];
    if (!chunk || found.has(chunk.file)) continue;
    found.add(chunk.file);
    filesOf(manifest, chunk.imports ?? [], found);
  }
  return found;
}
