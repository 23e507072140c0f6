import { createLtrCache } from '@site/ui/cache';
import { GameGrid } from '@site/ui/GameGrid';
import { GameTile } from '@site/ui/GameTile';
import { UiProvider } from '@site/ui/UiProvider';
import { words } from '@site/ui/words/en';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { copyPlain } from './copyPlain';
import { copyReact } from './copyReact';

const WARM_UP = 6;

const asked = new URLSearchParams(location.search);
const tiles = Number(asked.get('tiles'));
const rounds = Number(asked.get('rounds'));
const isReact = asked.get('reference') === 'react';

const picture = 'data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==';
const pictures = [170, 340].map((width) => ({ avif: picture, webp: picture, width, height: (width * 4) / 3 }));
const games = Array.from({ length: tiles }, (_, id) => ({ id, name: `Game ${id}`, isHot: id % 5 === 0, isFavourite: id % 7 === 0 }));
const act = () => undefined;

let show: (isShown: boolean) => void = act;

function Stage() {
  const [isShown, setShown] = useState(false);
  useLayoutEffect(() => {
    show = setShown;
  }, []);
  return isShown ? (
    <GameGrid
      items={games}
      renderTile={({ id, ...game }, size) => (
        <GameTile
          key={id}
          {...game}
          size={size}
          vendor="Lantern Works"
          pictures={pictures}
          ground="cobalt"
          labels={words.gameTile}
          onPlay={act}
          onTryFree={act}
          onToggleFavourite={act}
        />
      )}
    />
  ) : null;
}

const root = document.querySelector<HTMLElement>('#root');
const plain = document.querySelector<HTMLElement>('#plain');
if (root && plain) {
  flushSync(() =>
    createRoot(root).render(
      <UiProvider direction="ltr" locale="en" cache={createLtrCache()}>
        <Stage />
      </UiProvider>,
    ),
  );
  flushSync(() => show(true));
  const grid = root.firstElementChild as HTMLElement;
  const reference = isReact ? withReact(plain, copyReact(grid)) : withDom(plain, copyPlain(grid));
  flushSync(() => show(false));

  const subject = () =>
    timed(
      root,
      () => flushSync(() => show(true)),
      () => flushSync(() => show(false)),
    );
  const measured: { subject: number; reference: number }[] = [];
  for (let round = 0; round < WARM_UP + rounds; round += 1) {
    // Alternates the order, so that neither side always pays for the garbage of the other.
    const [first, second] = round % 2 ? [subject(), reference()] : [reference(), subject()];
    if (round >= WARM_UP) measured.push(round % 2 ? { subject: first, reference: second } : { subject: second, reference: first });
  }
  void fetch('/rounds', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(measured) });
}

function withDom(place: HTMLElement, build: () => Element) {
  return () =>
    timed(
      place,
      () => place.append(build()),
      () => place.replaceChildren(),
    );
}

function withReact(place: HTMLElement, build: () => ReactNode) {
  const react = createRoot(place);
  return () =>
    timed(
      place,
      () => flushSync(() => react.render(build())),
      () => flushSync(() => react.render(null)),
    );
}

/** Returns the milliseconds until the mounted content has its layout. */
function timed(place: HTMLElement, mount: () => void, clear: () => void): number {
  const from = performance.now();
  mount();
  place.getBoundingClientRect();
  const took = performance.now() - from;
  clear();
  place.getBoundingClientRect();
  return took;
}
