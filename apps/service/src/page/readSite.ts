import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteModule } from '@site/api/page';

/** What the build left of the site, ready to be filled. */
export interface Site extends SiteModule {
  clientDir: string;
  /** index.html, with the slot in place of every nonce. */
  template: string;
  /** Stands for the nonce in what is kept. Never a constant: content that held it would be given the right to run. */
  nonceSlot: string;
  /** Files of some keys of the client manifest, with all that they import. */
  filesOf: (keys: string[]) => string[];
}

type Manifest = Record<string, { file: string; imports?: string[] }>;

const ENTRY = 'index.html';

/** The built site, or undefined where it has not been built. */
export async function readSite(siteDir: string): Promise<Site | undefined> {
  const clientDir = path.join(siteDir, 'client');
  const painter = path.join(siteDir, 'server/entry-server.js');
  const manifestFile = path.join(clientDir, '.vite/manifest.json');
  if (!existsSync(manifestFile) || !existsSync(painter)) return undefined;
  const { paintPage, isKnownPage } = (await import(pathToFileURL(painter).href)) as SiteModule;
  const nonceSlot = randomUUID();
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  return {
    clientDir,
    paintPage,
    isKnownPage,
    nonceSlot,
    template: readFileSync(path.join(clientDir, ENTRY), 'utf8').replaceAll('%NONCE%', nonceSlot),
    filesOf: (keys) => [...filesOf(manifest, keys)],
  };
}

/** The entry itself is named by the template, so nothing needs to load it a second time. */
function filesOf(manifest: Manifest, keys: string[], found = new Set<string>()): Set<string> {
  for (const key of keys) {
    const chunk = key === ENTRY ? undefined : manifest[key];
    if (!chunk || found.has(chunk.file)) continue;
    found.add(chunk.file);
    filesOf(manifest, chunk.imports ?? [], found);
  }
  return found;
}
