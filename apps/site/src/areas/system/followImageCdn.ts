import { imageCdnCookie } from '@site/api/withImageBase';
import type { SystemStore } from '../../stores/SystemStore';

/** Time limit for a picture of a CDN. */
const TIMEOUT_MS = 4000;

/**
 * Chooses one of the brand's image CDNs at random for the browser session, and the next one when it does not answer or fails later: its
 * pictures are then loaded again. Without a working CDN, pictures come from our own origin. Returns a function that stops it.
 *
 * Source: SYS-06.
 */
export function followImageCdn(system: SystemStore): () => void {
  const { imageCDNs } = system.permission.info;
  const untried = shuffled(imageCDNs.keys()).filter((place) => baseOf(imageCDNs[place]) !== system.imageBase);
  let isChoosing = false;

  const take = (place: number | undefined) => {
    system.imageBase = place === undefined ? '' : baseOf(imageCDNs[place]);
    document.cookie = `${imageCdnCookie}=${place ?? ''}; Path=/; SameSite=Lax${place === undefined ? '; Max-Age=0' : ''}`;
  };
  const choose = async () => {
    if (isChoosing) return;
    isChoosing = true;
    const failed = system.imageBase;
    const answering = await firstThat(untried, (place) => showsPicture(baseOf(imageCDNs[place])));
    take(answering);
    isChoosing = false;
    if (failed) for (const image of document.images) moveFrom(failed, image, system.imageBase);
  };
  const isFailed = (image: HTMLImageElement) => system.imageBase !== '' && image.currentSrc.startsWith(`${system.imageBase}/art/`);
  const notice = ({ target }: Event) => {
    if (!(target instanceof HTMLImageElement)) return;
    if (isFailed(target)) void choose();
    // It was rendered, or cached in a list, before its CDN was given up.
    else for (const cdn of imageCDNs) if (baseOf(cdn) !== system.imageBase) moveFrom(baseOf(cdn), target, system.imageBase);
  };

  // Errors of pictures do not bubble, but can be captured.
  document.addEventListener('error', notice, true);
  const hasFailed = [...document.images].some((image) => isFailed(image) && image.complete && image.naturalWidth === 0);
  if (!system.imageBase || hasFailed) void choose();
  return () => document.removeEventListener('error', notice, true);
}

const baseOf = (cdn: string | undefined) => cdn?.replace(/\/$/, '') ?? '';

/** Removes candidates from `places` until one passes; they are not tried again. */
async function firstThat(places: number[], passes: (place: number) => Promise<boolean>): Promise<number | undefined> {
  for (let place = places.pop(); place !== undefined; place = places.pop()) {
    // oxlint-disable-next-line no-await-in-loop -- another is asked only where this one does not answer
    if (await passes(place)) return place;
  }
  return undefined;
}

/** Tests a CDN with a picture of the page. Returns true when the page has none. */
function showsPicture(base: string): Promise<boolean> {
  const [known] = [...document.images].flatMap(({ src }) => /\/art\/.*$/.exec(src) ?? []);
  if (!known) return Promise.resolve(true);
  return new Promise((resolve) => {
    const picture = new Image();
    picture.addEventListener('load', () => resolve(true));
    picture.addEventListener('error', () => resolve(false));
    setTimeout(() => resolve(false), TIMEOUT_MS);
    picture.src = base + known;
  });
}

/** Changes the origin of a picture, in all its sizes and formats. */
function moveFrom(failed: string, image: HTMLImageElement, base: string) {
  const parts = [...(image.closest('picture')?.querySelectorAll('source') ?? []), image];
  for (const part of parts)
    for (const name of ['srcset', 'src']) {
      const value = part.getAttribute(name);
      if (value?.includes(`${failed}/art/`)) part.setAttribute(name, value.replaceAll(`${failed}/art/`, `${base}/art/`));
    }
}

function shuffled(places: Iterable<number>): number[] {
  return [...places]
    .map((place) => ({ place, turn: Math.random() }))
    .toSorted((one, other) => one.turn - other.turn)
    .map(({ place }) => place);
}
