import { CYCLE_MS } from '../../reels/cycle.ts';
import { playRound, type Round } from '../../reels/playRound.ts';
import { themes } from '../../reels/themes.ts';
import type { GameData, Opened, PlayedRound, PlayRefusal, Rotated } from '../wire.ts';
import { Cabinet, pause } from './Cabinet.ts';
import { byId } from './element.ts';
import { fairness } from './fairness.ts';
import { follow, lookQuery } from './look.ts';
import { formatMoney } from './formatMoney.ts';
import { openSheet } from './openSheet.ts';
import { newUuid } from './newUuid.ts';
import { paytable } from './paytable.ts';
import { PlayClient } from './PlayClient.ts';
import { SiteChannel } from './SiteChannel.ts';
import { Sound } from './Sound.ts';
import { say } from './words.ts';

const ASK_AGAIN_MS = 2000;
const BETWEEN_FREE_SPINS_MS = 900;

const data = JSON.parse(byId('data', HTMLScriptElement).textContent) as GameData;
const theme = Object.values(themes).find(({ name }) => name === data.theme) ?? themes['gold-tiger'];
const word = (key: string, places?: Record<string, string | number>) => say(data.words, key, places);

const spinButton = byId('spin', HTMLButtonElement);
const lessButton = byId('less', HTMLButtonElement);
const moreButton = byId('more', HTMLButtonElement);
const soundButton = byId('sound', HTMLButtonElement);
const stakeOutput = byId('stake', HTMLOutputElement);
const resultLine = byId('result', HTMLParagraphElement);
const purse = byId('purse', HTMLParagraphElement);

const client = new PlayClient();
const sound = new Sound();
const site = new SiteChannel(data.siteOrigin);
const cabinet = new Cabinet({
  root: byId('cabinet', HTMLDivElement),
  path: byId('path', SVGElement),
  theme,
  signName: (sign) => word(`sign.${sign}`),
  onReelStop: (reel) => sound.reelStops(reel),
});

let currency = 'USD';
let stakes: readonly bigint[] = [];
let chosen = 0;
let isBusy = true;
/** The page speaks another language than the site by now. */
let isStale = false;

spinButton.addEventListener('click', () => void spin());
lessButton.addEventListener('click', () => choose(chosen - 1));
moreButton.addEventListener('click', () => choose(chosen + 1));
byId('pays', HTMLButtonElement).addEventListener('click', openPaytable);
byId('fair', HTMLButtonElement).addEventListener('click', () => void openFairness());
soundButton.addEventListener('click', () => {
  sound.toggle();
  soundButton.setAttribute('aria-pressed', String(sound.isOn));
});
document.addEventListener('keydown', onKey);
site.hear((look) => {
  isStale ||= follow(look);
  refreshWhenIdle();
});
window.addEventListener('error', sayBroken);
window.addEventListener('unhandledrejection', sayBroken);
void open();

async function open(): Promise<void> {
  const address = new URL(location.href);
  tell(word('game.opening'));
  const reply = await client.open(address.searchParams.get('ticket'), keptSession());
  address.searchParams.delete('ticket');
  if (!reply.ok) {
    history.replaceState(history.state, '', address);
    tell(word(`refused.${reply.refused.code}`));
    return site.tell({ kind: 'failed' });
  }

  const { session, last, isUnfinished } = reply.value;
  history.replaceState({ session }, '', address);
  deal(reply.value);
  if (last) showAgain(last);
  tell(isUnfinished ? word('refused.pending') : '');
  setBusy(false);
  site.tell({ kind: 'ready' });
}

function deal({ currency: theirs, stakesMinor, balanceMinor }: Opened): void {
  currency = theirs;
  stakes = stakesMinor.map(BigInt);
  choose(Math.min(1, stakes.length - 1));
  showBalance(balanceMinor);
}

/**
 * Returns the session this page was opened with before it was loaded again. It is kept in the history entry, since a browser may deny
 * storage to a frame of another site.
 */
function keptSession(): string | null {
  const kept = (history.state as { session?: unknown } | null)?.session;
  return typeof kept === 'string' ? kept : null;
}

/** One press, one round: asked for until the studio says how it ended, always under the same name. */
async function spin(): Promise<void> {
  const stakeMinor = stakes[chosen];
  if (isBusy || stakeMinor === undefined) return;
  setBusy(true);
  sound.click();
  tell('');
  cabinet.turn();
  const endsAtMs = performance.now() + CYCLE_MS;
  const clientRound = newUuid();
  let reply = await client.spin(String(stakeMinor), clientRound);
  while (!reply.ok && isWorthAsking(reply.refused.code)) {
    tell(word(`refused.${reply.refused.code}`));
    await pause(('waitMs' in reply.refused && reply.refused.waitMs) || ASK_AGAIN_MS);
    reply = await client.spin(String(stakeMinor), clientRound);
  }

  if (reply.ok) {
    const { round, balanceMinor } = reply.value;
    await show(playRound(theme, round.floats), BigInt(round.winMinor), stakeMinor);
    showBalance(balanceMinor);
    site.tell({ kind: 'round', stakeMinor: round.stakeMinor, winMinor: round.winMinor, currency });
    await pause(endsAtMs - performance.now());
  } else {
    cabinet.halt();
    tell(word(`refused.${reply.refused.code}`));
    if (reply.refused.code === 'sessionEnded') site.tell({ kind: 'sessionEnded' });
  }
  setBusy(false);
}

/** Something nobody foresaw: the page says so, in place of buttons that never wake. */
function sayBroken(): void {
  setBusy(true);
  cabinet.halt();
  tell(word('game.broken'));
  site.tell({ kind: 'failed' });
}

function isWorthAsking(code: PlayRefusal | 'offline'): boolean {
  return code === 'offline' || code === 'pending' || code === 'roundOpen' || code === 'tooSoon';
}

async function show({ spins }: Round, wonMinor: bigint, stakeMinor: bigint): Promise<void> {
  const [paid, ...free] = spins;
  if (!paid) return;
  await cabinet.land(paid.window);
  cabinet.show(paid.wins);
  if (free.length > 0) {
    tell(word('free.won', { total: free.length, times: theme.freeSpins?.multiplier ?? 1 }), 'win');
    await pause(2 * BETWEEN_FREE_SPINS_MS);
  }
  for (const [index, each] of free.entries()) {
    cabinet.turn();
    tell(word('free.running', { number: index + 1, total: free.length }));
    await cabinet.land(each.window);
    cabinet.show(each.wins);
    await pause(BETWEEN_FREE_SPINS_MS);
  }
  if (wonMinor > stakeMinor) {
    tell(word('result.win', { amount: money(wonMinor) }), 'win');
    cabinet.celebrate();
    sound.win();
  } else tell(wonMinor > 0n ? word('result.returned', { amount: money(wonMinor) }) : word('result.none'));
}

/** The last round as it ended, for whoever was interrupted. */
function showAgain({ floats, winMinor, stakeMinor }: PlayedRound): void {
  const last = playRound(theme, floats).spins.at(-1);
  if (last) cabinet.set(last.window);
  const stake = stakes.indexOf(BigInt(stakeMinor));
  if (stake >= 0) choose(stake);
  if (last && BigInt(winMinor) > BigInt(stakeMinor)) cabinet.show(last.wins);
}

function choose(index: number): void {
  if (index < 0 || index >= stakes.length) return;
  chosen = index;
  stakeOutput.textContent = money(stakes[chosen] ?? 0n);
  updateButtons();
}

function setBusy(busy: boolean): void {
  isBusy = busy;
  spinButton.toggleAttribute('data-turning', busy && stakes.length > 0);
  updateButtons();
  refreshWhenIdle();
}

/** A page in another language is another page; the session goes on in it, and no round is cut short. */
function refreshWhenIdle(): void {
  if (isStale && !isBusy) location.reload();
}

function updateButtons(): void {
  // Not `disabled`: the button keeps the focus, so that the next press needs no search for it.
  spinButton.setAttribute('aria-disabled', String(isBusy));
  lessButton.disabled = isBusy || chosen === 0;
  moreButton.disabled = isBusy || chosen >= stakes.length - 1;
}

function onKey(event: KeyboardEvent): void {
  if (document.querySelector('dialog[open]')) return;
  const isPress = event.key === ' ' || event.key === 'Enter';
  // A key held down is no series of decisions.
  if (isPress && event.repeat) return event.preventDefault();
  const step = stepOf(event.key);
  if (step !== 0 && !isBusy) {
    event.preventDefault();
    choose(chosen + step);
  }
  if (isPress && !(event.target instanceof HTMLButtonElement)) {
    event.preventDefault();
    void spin();
  }
}

function stepOf(key: string): number {
  const forward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const back = document.documentElement.dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  if (key === 'ArrowUp' || key === forward) return 1;
  return key === 'ArrowDown' || key === back ? -1 : 0;
}

function showBalance(balanceMinor: string | null): void {
  if (balanceMinor === null) return;
  // In a frame the site shows it, above the game.
  purse.hidden = window.parent !== window;
  purse.textContent = `${word('game.balance')} ${money(BigInt(balanceMinor))}`;
  site.tell({ kind: 'balance', balanceMinor, currency });
}

function tell(text: string, tone = ''): void {
  resultLine.textContent = text;
  resultLine.dataset['tone'] = tone;
}

function money(amountMinor: bigint): string {
  return formatMoney(amountMinor, currency, data.locale);
}

function openPaytable(): void {
  const stakeMinor = stakes[chosen] ?? 20n;
  openSheet(word('pays.title'), word('close'), paytable({ theme, rtpPpm: data.rtpPpm, stakeMinor, locale: data.locale, word, money }));
}

async function openFairness(revealed?: Rotated['revealed']): Promise<void> {
  const [state, rounds] = await Promise.all([client.refresh(), client.pastRounds()]);
  if (!state.ok) return tell(word(`refused.${state.refused.code}`));
  const content = fairness({
    seed: state.value.seed,
    rounds: rounds.ok ? rounds.value : [],
    revealed,
    locale: data.locale,
    lookQuery: lookQuery(),
    word,
    onUseSeed: (clientSeed) => void changeSeed(clientSeed),
  });
  openSheet(word('fair.title'), word('close'), content);
}

async function changeSeed(clientSeed: string): Promise<void> {
  const reply = await client.changeSeed(clientSeed);
  if (reply.ok) return openFairness(reply.value.revealed);
  tell(word(`refused.${reply.refused.code}`));
}
