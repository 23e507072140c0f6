import { imageCdnCookie } from '@site/api/withImageBase';
import type { SystemStore } from '../stores/SystemStore';

/** One that takes longer to show a picture is passed over. */
const PATIENCE_MS = 4000;

/**
 * Takes one of the brand's image CDNs at random for as long as the browser is open, and the next where one does not answer, or fails
 * later on: what was to come from it is fetched again. Where none is left, pictures come from our own origin. Returns how to stop.
 *
 * Source: SYS-06, spec §7 "picked at random from lists".
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
    // It was painted, or kept in a list, before the one it names was given up.
    else for (const cdn of imageCDNs) if (baseOf(cdn) !== system.imageBase) moveFrom(baseOf(cdn), target, system.imageBase);
  };

  // The errors of pictures do not rise, but can be caught on their way down.
  document.addEventListener('error', notice, true);
  const hasFailed = [...document.images].some((image) => isFailed(image) && image.complete && image.naturalWidth === 0);
  if (!system.imageBase || hasFailed) void choose();
  return () => document.removeEventListener('error', notice, true);
}

const baseOf = (cdn: string | undefined) => cdn?.replace(/\/$/, '') ?? '';

/** What is taken out of `places` until one passes is not tried again. */
async function firstThat(places: number[], passes: (place: number) => Promise<boolean>): Promise<number | undefined> {
  for (let place = places.pop(); place !== undefined; place = places.pop()) {
    // oxlint-disable-next-line no-await-in-loop -- another is asked only where this one does not answer
    if (await passes(place)) return place;
  }
  return undefined;
}

/** Tried with a picture of the page. Where there is none, nothing is known against it. */
function showsPicture(base: string): Promise<boolean> {
  const [known] = [...document.images].flatMap(({ src }) => /\/art\/.*$/.exec(src) ?? []);
  if (!known) return Promise.resolve(true);
  return new Promise((resolve) => {
    const picture = new Image();
    picture.addEventListener('load', () => resolve(true));
    picture.addEventListener('error', () => resolve(false));
    setTimeout(() => resolve(false), PATIENCE_MS);
    picture.src = base + known;
  });
}

/** Has a picture, in all its sizes and kinds, come from another place. */
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
