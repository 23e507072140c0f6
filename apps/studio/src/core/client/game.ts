import { dateFormat } from '@site/money/dateFormat';
import type { FreeRounds } from '@site/api/vendor';
import type { EngineMove } from '../Engine.ts';
import type { GameData, Opened, Played, PlayedRound, PlayRefusal, Rotated, SeenTable } from '../play/wire.ts';
import { Autoplay, type AutoplayEnd, type AutoplayTerms } from './Autoplay.ts';
import { autoplayForm } from './autoplayForm.ts';
import { byId, element } from './element.ts';
import { fairness } from './fairness.ts';
import { FreePlay } from './FreePlay.ts';
import { formatMoneyInText } from '@site/money/formatMoneyInText';
import { follow, lookQuery } from './look.ts';
import { newUuid } from './newUuid.ts';
import { openSession } from './openSession.ts';
import { openSheet } from './openSheet.ts';
import { pause } from './pause.ts';
import { paysSheet } from './paysSheet.ts';
import { PlayClient, type Reply } from './PlayClient.ts';
import { SiteChannel } from './SiteChannel.ts';
import { Sound } from './sound/Sound.ts';
import type { Control, Stage, StageModule } from './Stage.ts';
import { tierOf } from './tier.ts';
import { untilAnswered } from './untilAnswered.ts';
import { say } from './words.ts';

const modules = import.meta.glob<StageModule>('../../engines/*/client/stage.ts');

const RETRY_MS = 2000;
/** Time between two questions for the result of a draw, which is paid within moments. */
const COLLECT_MS = 300;
/** Pauses before the next round of an autoplay, after a win and otherwise. */
const AFTER_WIN_MS = 2000;
const AFTER_ROUND_MS = 500;

const data = JSON.parse(byId('data', HTMLScriptElement).textContent) as GameData;
const word = (key: string, places?: Readonly<Record<string, string | number>>) => say(data, key, places);

const mainButton = byId('spin', HTMLButtonElement);
const beginLabel = mainButton.textContent;
const choices = byId('choices', HTMLDivElement);
const lessButton = byId('less', HTMLButtonElement);
const moreButton = byId('more', HTMLButtonElement);
const autoButton = byId('auto', HTMLButtonElement);
const autoplaySaid = byId('autoplay-said', HTMLParagraphElement);
const soundButton = byId('sound', HTMLButtonElement);
const stakeOutput = byId('stake', HTMLOutputElement);
const resultLine = byId('result', HTMLParagraphElement);
const purse = byId('purse', HTMLParagraphElement);
const freeButton = byId('free', HTMLButtonElement);
const freeSaid = byId('free-said', HTMLParagraphElement);

const client = new PlayClient();
const sound = new Sound(data.gameCode);
soundButton.setAttribute('aria-pressed', String(sound.isOn));
const site = new SiteChannel(data.siteOrigin);

let stage: Stage | undefined;
/** The round that waits for a move. */
let openRound: PlayedRound | undefined;
/** The table that all players share, in games with a clock. */
let table: SeenTable | undefined;
let controls: readonly Control[] = [];
let currency = 'USD';
let stakes: readonly bigint[] = [];
let free = new FreePlay([], []);
let chosen = 0;
let isBusy = true;
/** The running autoplay. */
let autoplay: Autoplay | undefined;
/** Time by which the studio's clock is ahead of this one. */
let aheadMs = 0;
/** True after the site changed its language. */
let isStale = false;

mainButton.addEventListener('click', pressMain);
choices.addEventListener('click', pressChoice);
lessButton.addEventListener('click', () => choose(chosen - 1));
moreButton.addEventListener('click', () => choose(chosen + 1));
byId('pays', HTMLButtonElement).addEventListener('click', openPaytable);
byId('fair', HTMLButtonElement).addEventListener('click', () => void openFairness());
autoButton.addEventListener('click', openAutoplay);
freeButton.addEventListener('click', pressFree);
document.addEventListener('visibilitychange', () => {
  if (document.hidden) stopAutoplay('hidden');
});
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
  tell(word('game.opening'));
  const opening = openSession(client);
  const { createStage } = await load();
  const { locale } = data;
  stage = createStage({
    theme: data.theme as never,
    locale,
    word,
    money,
    now: () => Date.now() + aheadMs,
    tell,
    sound,
    opened: opening.then(painted),
    hasAutoplay: data.hasAutoplay,
    lotteryPlays: data.lotteryPlays,
    act: (move) => void act(move),
    refresh: updateButtons,
  });
  autoButton.hidden = !data.hasAutoplay || !stage.endsAutoplay;
  await open(stage, await opening);
}

/** Resolves after the next frame is painted. */
function painted(): Promise<void> {
  return new Promise((resolve) => void requestAnimationFrame(() => setTimeout(resolve)));
}

async function open(on: Stage, reply: Reply<Opened>): Promise<void> {
  if (!reply.ok) {
    tell(word(`refused.${reply.refused.code}`));
    return site.tell({ kind: 'failed' });
  }

  const { last, isUnfinished } = reply.value;
  deal(reply.value);
  if (last) restore(on, last);
  tell(isUnfinished ? word('refused.pending') : openRound ? word('game.resumed') : '');
  setBusy(false);
  site.tell({ kind: 'ready' });
  if (free.grant && !openRound) offerFree(free.grant);
  if (data.hasClock) await followTable(on);
}

function deal({ currency: theirs, stakesMinor, balanceMinor, freeRounds, nowMs }: Opened): void {
  aheadMs = nowMs - Date.now();
  currency = theirs;
  stakes = stakesMinor.map(BigInt);
  free = new FreePlay(freeRounds, stakes);
  choose(Math.min(1, stakes.length - 1));
  showBalance(balanceMinor);
}

function pressMain(): void {
  if (isAutoplaying()) return stopAutoplay('player');
  if (isHeld()) {
    if (data.hasQuickStop) stage?.hurry?.();
    return;
  }
  const main = controls.find(({ isMain }) => isMain);
  if (main) {
    if (!main.isDisabled) main.press();
    return;
  }
  const isClosed = data.hasClock && table?.phase !== 'open';
  const move = openRound || isClosed ? undefined : stage?.bet(stakes[chosen] ?? 0n);
  if (move) void act(move);
}

/**
 * Begins a round, or makes the next move of the open one. Retries the call until the studio returns a result, with the same key: it is
 * carried out once. Returns the round after the move, or undefined when it was not played.
 */
async function act(move: EngineMove): Promise<PlayedRound | undefined> {
  if (isBusy || !stage || stakes.length === 0) return undefined;
  setBusy(true);
  if (!stage.isSteady) {
    sound.click();
    tell('');
  }
  stage.begin();
  const campaignId = openRound ? undefined : free.campaignId;
  const stopHolding = site.holdBalance(campaignId ? '0' : move.stakeMinor, currency);
  try {
    const reply = await untilAnswered(callFor(move, campaignId), ({ code }) => {
      if (code === 'offline') stopAutoplay('offline');
      tell(word(`refused.${code}`));
    });
    if (!reply.ok) {
      if (campaignId && reply.refused.code === 'noFreeRounds') free.lose(campaignId);
      refuse(stage, reply.refused.code);
      return undefined;
    }
    const { round, balanceMinor, waitMs } = reply.value;
    const endsAtMs = performance.now() + waitMs;
    openRound = round.isOver ? undefined : round;
    if (campaignId) free.use(campaignId);
    await show(stage, round);
    stopHolding();
    showBalance(balanceMinor);
    if (!round.isOver) return round;
    settle(round);
    if (!data.hasClock) await pause(endsAtMs - performance.now());
    return round;
  } finally {
    stopHolding();
    setBusy(false);
  }
}

function openAutoplay(): void {
  if (isHeld() || openRound) return;
  const stakeMinor = stakes[chosen] ?? 0n;
  const form = autoplayForm({
    stakeMinor,
    word,
    money,
    onStart(terms) {
      byId('sheet', HTMLDialogElement).close();
      mainButton.focus();
      void runAutoplay(terms);
    },
  });
  openSheet(word('autoplay.title'), word('close'), [form]);
}

/** Plays rounds until the player, a limit, a feature or a fault ends it. */
async function runAutoplay(terms: AutoplayTerms): Promise<void> {
  const running = new Autoplay(terms);
  autoplay = running;
  autoplaySaid.textContent = word('autoplay.began', { count: running.left });
  updateButtons();
  while (!running.end) {
    const move = stage?.bet(terms.stakeMinor);
    const round = move && (await act(move));
    if (!round) {
      running.stop('refused');
      break;
    }
    const win = { winMinor: BigInt(round.winMinor), stakeMinor: BigInt(round.stakeMinor) };
    running.add({ ...win, stakeMinor: paidBy(round) });
    if (round.campaignId !== null && free.campaignId !== round.campaignId) running.stop('freeRoundsOver');
    if (stage?.endsAutoplay?.(round.shown)) running.stop('feature');
    updateButtons();
    if (!running.end) await Promise.race([pause(tierOf(win) ? AFTER_WIN_MS : AFTER_ROUND_MS), running.ending]);
  }
  autoplay = undefined;
  autoplaySaid.textContent = word(`autoplay.ended.${running.end}`);
  updateButtons();
}

function isAutoplaying(): boolean {
  return autoplay !== undefined && autoplay.end === undefined;
}

/** Ends a running autoplay. The round that has begun is shown to its end. */
function stopAutoplay(end: AutoplayEnd): void {
  autoplay?.stop(end);
  updateButtons();
}

/** Shows the shared table, and the player's part in each of its draws. */
async function followTable(on: Stage): Promise<never> {
  let stopHolding: (() => void) | undefined;
  for (;;) {
    const reply = await client.table(table);
    if (!reply.ok) {
      tell(word(`refused.${reply.refused.code}`));
      await pause(RETRY_MS);
      continue;
    }
    table = reply.value;
    on.watch?.(table);
    updateButtons();
    if (table.phase === 'running' && openRound) stopHolding ??= site.holdBalance('0', currency);
    if (table.phase === 'over' || table.phase === 'open') {
      await collect(on, table);
      stopHolding?.();
      stopHolding = undefined;
    }
  }
}

/** Shows the result of the player's round in a draw that is over. */
async function collect(on: Stage, { number, phase }: SeenTable): Promise<void> {
  const waiting = openRound;
  if (!waiting || isBusy || (phase === 'open' && waiting.nonce === number)) return;
  for (;;) {
    const reply = await client.refresh();
    const last = reply.ok ? reply.value.last : null;
    if (reply.ok && last?.roundId === waiting.roundId && last.isOver) {
      openRound = undefined;
      await show(on, last);
      showBalance(reply.value.balanceMinor);
      settle(last);
      return updateButtons();
    }
    await pause(COLLECT_MS);
  }
}

function callFor(move: EngineMove, campaignId: string | undefined): () => Promise<Reply<Played>> {
  if (openRound) {
    const { roundId, moves } = openRound;
    return () => client.move(roundId, moves, move);
  }
  const clientRound = newUuid();
  return () => client.play(clientRound, move, campaignId);
}

/** Returns what the player has paid for a round. */
const paidBy = ({ campaignId, stakeMinor }: PlayedRound) => (campaignId === null ? BigInt(stakeMinor) : 0n);

/** Tells the site about a round that is over, and counts a free one. */
function settle(round: PlayedRound): void {
  site.tell({ kind: 'round', stakeMinor: String(paidBy(round)), winMinor: round.winMinor, currency });
  const ended = free.settle(round);
  if (ended) freeSaid.textContent = word('free.over', { amount: money(BigInt(ended.wonMinor)) });
  updateButtons();
}

/** Offers free rounds. The player decides; the offer stays at the button. */
function offerFree({ name, left, stakeMinor, expiresAt }: FreeRounds): void {
  const until = dateFormat(data.locale, { dateStyle: 'long' }).format(expiresAt);
  const choice = (label: string, press: () => void) => {
    const button = element('button', { className: 'choice', text: word(label), attributes: { type: 'button' } });
    button.addEventListener('click', () => {
      byId('sheet', HTMLDialogElement).close();
      press();
    });
    return button;
  };
  openSheet(word('free.title'), word('close'), [
    element('p', { className: 'free-offer', text: word('free.ready', { left, amount: money(BigInt(stakeMinor)) }) }),
    element('p', { text: word('free.explain', { name, until }) }),
    element('div', { className: 'free-choices', children: [choice('free.play', beginFree), choice('free.later', () => undefined)] }),
  ]);
}

function beginFree(): void {
  free.begin();
  freeSaid.textContent = '';
  if (free.grant) choose(stakes.indexOf(BigInt(free.grant.stakeMinor)));
  mainButton.focus();
}

function pressFree(): void {
  if (isHeld() || openRound) return;
  if (free.campaignId) free.stop();
  else if (free.grant) return offerFree(free.grant);
  updateButtons();
}

/** Shows what is left of the free rounds, and whether they are being played. */
function showFree(): void {
  const { grant } = free;
  freeButton.hidden = grant === undefined;
  freeButton.setAttribute('aria-pressed', String(free.campaignId !== undefined));
  freeButton.setAttribute('aria-disabled', String(isHeld() || openRound !== undefined));
  if (!grant) return;
  const { left, stakeMinor, wonMinor } = grant;
  freeButton.textContent = free.campaignId
    ? word('free.left', { left, amount: money(BigInt(wonMinor)) })
    : word('free.ready', { left, amount: money(BigInt(stakeMinor)) });
}

function refuse(on: Stage, code: PlayRefusal | 'offline'): void {
  on.halt();
  tell(word(`refused.${code}`));
  site.tell(code === 'sessionEnded' ? { kind: 'sessionEnded' } : { kind: 'refused' });
}

/** Reports an uncaught error to the player and the site. */
function sayBroken(): void {
  setBusy(true);
  stage?.halt();
  stopAutoplay('refused');
  tell(word('game.broken'));
  site.tell({ kind: 'failed' });
}

async function show(on: Stage, round: PlayedRound): Promise<void> {
  const wonMinor = BigInt(round.winMinor);
  await on.show(round.shown);
  if (!round.isOver) return;
  const stakeMinor = BigInt(round.stakeMinor);
  const win = { winMinor: wonMinor, stakeMinor };
  const tier = tierOf(win);
  if (tier) {
    if (!on.isSteady) tell(word('result.win', { amount: money(wonMinor) }), 'win');
    on.celebrate(win);
    sound.win(tier);
  } else if (!on.isSteady) tell(wonMinor > 0n ? word('result.returned', { amount: money(wonMinor) }) : word('result.none'));
}

/** Shows the last round to a player who was interrupted, and continues it when it waits for a move. */
function restore(on: Stage, round: PlayedRound): void {
  const { shown, winMinor, stakeMinor, isOver } = round;
  openRound = isOver ? undefined : round;
  // The stake of a batch is the sum of its shots.
  const stake = on.isSteady ? -1 : stakes.indexOf(BigInt(stakeMinor));
  if (stake >= 0) choose(stake);
  on.restore(shown, BigInt(winMinor) > BigInt(stakeMinor));
}

function choose(index: number): void {
  if (index < 0 || index >= stakes.length) return;
  chosen = index;
  stakeOutput.textContent = money(stakes[chosen] ?? 0n);
  updateButtons();
}

/** Returns true while a call or autoplay keeps the player from pressing anything. */
function isHeld(): boolean {
  return autoplay !== undefined || (isBusy && (stakes.length === 0 || !stage?.isSteady));
}

function setBusy(busy: boolean): void {
  isBusy = busy;
  mainButton.toggleAttribute('data-turning', isHeld() && !isAutoplaying() && stakes.length > 0);
  updateButtons();
  refreshWhenIdle();
}

/** Reloads the page in the site's language. The session continues, and a running round is shown to its end first. */
function refreshWhenIdle(): void {
  if (isStale && !isBusy) location.reload();
}

function updateButtons(): void {
  const stakeMinor = stakes[chosen] ?? 0n;
  const isOpen = openRound !== undefined;
  const view = { isOpen, stakeMinor, stakesMinor: stakes, stakedMinor: BigInt(openRound?.stakeMinor ?? 0) };
  controls = (isHeld() ? undefined : stage?.controls?.(view)) ?? controls;
  const main = controls.find(({ isMain }) => isMain);
  mainButton.textContent = isAutoplaying() ? word('autoplay.stop', { count: autoplay?.left ?? 0 }) : (main?.label ?? beginLabel);
  const canBegin = !isOpen && (!data.hasClock || table?.phase === 'open') && stage?.bet(stakeMinor) !== undefined;
  // Not `disabled`: the button keeps the focus for the next press.
  mainButton.setAttribute('aria-disabled', String(!isAutoplaying() && (isHeld() || !(main ? !main.isDisabled : canBegin))));
  autoButton.disabled = isHeld() || isOpen || !canBegin;
  const isFixed = isHeld() || isOpen || free.campaignId !== undefined;
  lessButton.disabled = isFixed || chosen === 0;
  moreButton.disabled = isFixed || chosen >= stakes.length - 1;
  showChoices();
  showFree();
}

function shownChoices(): readonly Control[] {
  return controls.filter(({ isMain }) => !isMain);
}

/** Shows the buttons besides the main one. A button that stays keeps its element, and so the focus. */
function showChoices(): void {
  const shown = shownChoices();
  choices.hidden = shown.length === 0;
  const kept = [...choices.querySelectorAll('button')];
  for (const button of kept.slice(shown.length)) button.remove();
  shown.forEach(({ label, isDisabled = false, isPressed }, index) => {
    const button = kept[index] ?? choices.appendChild(element('button', { className: 'choice', attributes: { type: 'button' } }));
    button.textContent = label;
    button.setAttribute('aria-disabled', String(isHeld() || isDisabled));
    if (isPressed === undefined) button.removeAttribute('aria-pressed');
    else button.setAttribute('aria-pressed', String(isPressed));
  });
}

function pressChoice({ target }: MouseEvent): void {
  const chosenControl = shownChoices()[[...choices.children].indexOf(target as Element)];
  if (!isHeld() && chosenControl && !chosenControl.isDisabled) chosenControl.press();
}

function onKey(event: KeyboardEvent): void {
  if (document.querySelector('dialog[open]')) return;
  const isPress = event.key === ' ' || event.key === 'Enter';
  // Key repeat must not start rounds.
  if (isPress && event.repeat) return event.preventDefault();
  const step = event.target === document.body || event.target instanceof HTMLButtonElement ? stepOf(event.key) : 0;
  if (step !== 0 && !isHeld() && !openRound && !free.campaignId) {
    event.preventDefault();
    choose(chosen + step);
  }
  if (isPress && event.target === document.body) {
    event.preventDefault();
    pressMain();
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
  const { gameCode, rtpPpm, cycleMs, locale } = data;
  openSheet(
    word('pays.title'),
    word('close'),
    paysSheet({ gameCode, paytable: stage.paytable(stakeMinor), rtpPpm, stakeMinor, cycleMs, locale, word, money }),
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
