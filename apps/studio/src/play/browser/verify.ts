import { fairFloats, seedHash } from '@site/rules/fairStream';
import { floatsOfRound, playRound, type Spin } from '../../reels/playRound.ts';
import { COINS_PER_STAKE, type Theme } from '../../reels/Theme.ts';
import { themes } from '../../reels/themes.ts';
import type { VerifyData } from '../wire.ts';
import { byId, element } from './element.ts';
import { say } from './words.ts';

const data = JSON.parse(byId('data', HTMLScriptElement).textContent) as VerifyData;
const word = (key: string, places?: Record<string, string | number>) => say(data.words, key, places);
const form = byId('form', HTMLFormElement);
const verdict = byId('verdict', HTMLParagraphElement);
const drawn = byId('spins', HTMLDivElement);

form.addEventListener('submit', (event) => {
  event.preventDefault();
  void verify();
});
if (fillIn(new URLSearchParams(location.hash.slice(1)))) void verify();

/** What a link gave; true when it was everything a round needs. */
function fillIn(given: URLSearchParams): boolean {
  for (const [name, value] of given) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) control.value = value;
  }
  return form.checkValidity();
}

async function verify(): Promise<void> {
  const theme = Object.values(themes).find(({ name }) => name === field('theme'));
  if (!theme) return;
  const serverSeed = field('server');
  const floats = await fairFloats({ serverSeed, clientSeed: field('client'), nonce: Number(field('nonce')) }, floatsOfRound(theme));
  const { spins, coins } = playRound(theme, floats);
  drawn.replaceChildren(
    element('p', { className: 'figure', text: word('verify.coins', { coins, times: coins / COINS_PER_STAKE }) }),
    ...spins.map((spin, index) => draw(theme, spin, index, spins.length - 1)),
  );
  judge({ hash: await seedHash(serverSeed), wantedHash: field('hash').toLowerCase(), coins: String(coins), wantedCoins: field('coins') });
}

function judge({ hash, wantedHash, coins, wantedCoins }: Record<'hash' | 'wantedHash' | 'coins' | 'wantedCoins', string>): void {
  if (wantedHash && hash !== wantedHash) return tell('verify.mismatchHash', 'bad');
  if (wantedCoins && coins !== wantedCoins) return tell('verify.mismatchCoins', 'bad');
  return wantedHash && wantedCoins ? tell('verify.matches', 'good') : tell('verify.workedOut', '');
}

function tell(key: string, tone: string): void {
  verdict.textContent = word(key);
  verdict.dataset['tone'] = tone;
}

function field(name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value.trim() : '';
}

function draw(theme: Theme, { window, wins, stops, isFree }: Spin, index: number, free: number): HTMLElement {
  const winning = new Set(wins.flatMap(({ cells }) => cells.map(([reel, row]) => `${reel}-${row}`)));
  const cells = window.flatMap((column, reel) =>
    column.map((sign, row) =>
      element('div', {
        className: 'cell',
        attributes: winning.has(`${reel}-${row}`) ? { 'data-win': '' } : {},
        children: [element('img', { attributes: { src: `/art/symbol/${theme.name}/${sign}.svg`, alt: word(`sign.${sign}`) } })],
      }),
    ),
  );
  return element('section', {
    className: 'drawn',
    children: [
      element('h2', { text: isFree ? word('free.running', { number: index, total: free }) : word('verify.paidSpin') }),
      element('div', { className: 'window', children: cells }),
      element('p', { className: 'mono', text: stops.join(' · '), attributes: { dir: 'ltr' } }),
    ],
  });
}
