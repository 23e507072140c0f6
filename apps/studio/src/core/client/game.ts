import type { GameData, Opened, PlayedRound, PlayRefusal, Rotated } from '../play/wire.ts';
import { byId } from './element.ts';
import { fairness } from './fairness.ts';
import { formatMoneyInText } from '@site/money/formatMoneyInText';
import { follow, lookQuery } from './look.ts';
import { newUuid } from './newUuid.ts';
import { openSheet } from './openSheet.ts';
import { pause } from './pause.ts';
import { paysSheet } from './paysSheet.ts';
import { PlayClient } from './PlayClient.ts';
import { SiteChannel } from './SiteChannel.ts';
import { Sound } from './Sound.ts';
import type { Stage, StageModule } from './Stage.ts';
import { say } from './words.ts';

const modules = import.meta.glob<StageModule>('../../engines/*/client/stage.ts');

const RETRY_MS = 2000;

const data = JSON.parse(byId('data', HTMLScriptElement).textContent) as GameData;
const word = (key: string, places?: Readonly<Record<string, string | number>>) => say(data.words, key, places);

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

let stage: Stage | undefined;
let currency = 'USD';
let stakes: readonly bigint[] = [];
let chosen = 0;
let isBusy = true;
/** True after the site changed its language. */
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
void start();

async function start(): Promise<void> {
  const load = modules[`../../engines/${data.engine}/client/stage.ts`];
  if (!load) throw new Error(`There is no stage for ${data.engine}.`);
  const { createStage } = await load();
  stage = createStage({ theme: data.theme, locale: data.locale, word, money, tell, sound });
  await open(stage);
}

async function open(on: Stage): Promise<void> {
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
  if (last) restore(on, last);
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
 * Returns the session of this page before it was reloaded. It is kept in the history entry, because browsers may deny storage to
 * third-party frames.
 */
function keptSession(): string | null {
  const kept = (history.state as { session?: unknown } | null)?.session;
  return typeof kept === 'string' ? kept : null;
}

/** Plays one round for one press. Retries the call with the same `clientRound` until the studio returns a result. */
async function spin(): Promise<void> {
  const stakeMinor = stakes[chosen];
  if (isBusy || !stage || stakeMinor === undefined) return;
  setBusy(true);
  sound.click();
  tell('');
  stage.begin();
  const endsAtMs = performance.now() + data.cycleMs;
  const clientRound = newUuid();
  const move = stage.move(stakeMinor);
  let reply = await client.play(clientRound, move);
  while (!reply.ok && isWorthAsking(reply.refused.code)) {
    tell(word(`refused.${reply.refused.code}`));
    await pause(('waitMs' in reply.refused && reply.refused.waitMs) || RETRY_MS);
    reply = await client.play(clientRound, move);
  }

  if (reply.ok) {
    const { round, balanceMinor } = reply.value;
    await show(stage, round);
    showBalance(balanceMinor);
    site.tell({ kind: 'round', stakeMinor: round.stakeMinor, winMinor: round.winMinor, currency });
    await pause(endsAtMs - performance.now());
  } else {
    stage.halt();
    tell(word(`refused.${reply.refused.code}`));
    if (reply.refused.code === 'sessionEnded') site.tell({ kind: 'sessionEnded' });
  }
  setBusy(false);
}

/** Reports an uncaught error to the player and the site. */
function sayBroken(): void {
  setBusy(true);
  stage?.halt();
  tell(word('game.broken'));
  site.tell({ kind: 'failed' });
}

function isWorthAsking(code: PlayRefusal | 'offline'): boolean {
  return code === 'offline' || code === 'pending' || code === 'roundOpen' || code === 'tooSoon';
}

async function show(on: Stage, round: PlayedRound): Promise<void> {
  const wonMinor = BigInt(round.winMinor);
  await on.show(round.shown);
  if (wonMinor > BigInt(round.stakeMinor)) {
    tell(word('result.win', { amount: money(wonMinor) }), 'win');
    on.celebrate();
    sound.win();
  } else tell(wonMinor > 0n ? word('result.returned', { amount: money(wonMinor) }) : word('result.none'));
}

/** Shows the result of the last round to a player who was interrupted. */
function restore(on: Stage, { shown, winMinor, stakeMinor }: PlayedRound): void {
  const stake = stakes.indexOf(BigInt(stakeMinor));
  if (stake >= 0) choose(stake);
  on.restore(shown, BigInt(winMinor) > BigInt(stakeMinor));
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

/** Reloads the page in the site's language. The session continues, and a running round is shown to its end first. */
function refreshWhenIdle(): void {
  if (isStale && !isBusy) location.reload();
}

function updateButtons(): void {
  // Not `disabled`: the button keeps the focus for the next press.
  spinButton.setAttribute('aria-disabled', String(isBusy));
  lessButton.disabled = isBusy || chosen === 0;
  moreButton.disabled = isBusy || chosen >= stakes.length - 1;
}

function onKey(event: KeyboardEvent): void {
  if (document.querySelector('dialog[open]')) return;
  const isPress = event.key === ' ' || event.key === 'Enter';
  // Key repeat must not start rounds.
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
  // In a frame, the site shows the balance above the game.
  purse.hidden = window.parent !== window;
  purse.textContent = `${word('game.balance')} ${money(BigInt(balanceMinor))}`;
  site.tell({ kind: 'balance', balanceMinor, currency });
}

function tell(text: string, tone = ''): void {
  resultLine.textContent = text;
  resultLine.dataset['tone'] = tone;
}

function money(amountMinor: bigint): string {
  return formatMoneyInText(amountMinor, currency, data.locale);
}

function openPaytable(): void {
  if (!stage) return;
  const stakeMinor = stakes[chosen] ?? 20n;
  const { rtpPpm, locale } = data;
  openSheet(
    word('pays.title'),
    word('close'),
    paysSheet({ paytable: stage.paytable(stakeMinor), rtpPpm, stakeMinor, locale, word, money }),
  );
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
