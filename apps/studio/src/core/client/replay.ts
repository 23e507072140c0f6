import { formatMoneyInText } from '@site/money/formatMoneyInText';
import type { ReplayData, SeenTable } from '../play/wire.ts';
import { checkSeeds } from './checkSeeds.ts';
import { byId } from './element.ts';
import { pause } from './pause.ts';
import { Sound } from './sound/Sound.ts';
import type { Stage, StageModule } from './Stage.ts';
import { say } from './words.ts';

// The page that shows a settled round again. Nothing on it can be played.

const modules = import.meta.glob<StageModule>('../../engines/*/client/stage.ts');

/** Time between two moves. */
const MOVE_MS = 700;
/** The longest flights are cut short. */
const LONGEST_MS = 30_000;

const data = JSON.parse(byId('data', HTMLScriptElement).textContent) as ReplayData;
const { engine, theme, locale, round, steps, table, runMs } = data;
const word = (key: string, places?: Readonly<Record<string, string | number>>) => say(data, key, places);
const money = (amountMinor: bigint) => formatMoneyInText(amountMinor, round.currency, locale);

if (steps.length > 0) void openStage();
void verify();

async function openStage(): Promise<void> {
  const load = modules[`../../engines/${engine}/client/stage.ts`];
  if (!load) throw new Error(`There is no stage for ${engine}.`);
  const { createStage } = await load();
  const stage = createStage({
    theme: theme as never,
    locale,
    word,
    money,
    now: Date.now,
    tell,
    sound: new Sound(round.gameCode),
    opened: Promise.resolve(),
    hasAutoplay: false,
    lotteryPlays: ['*'],
    act: () => undefined,
    refresh: () => undefined,
  });
  if (table) stage.watch?.(table);
  stage.restore(steps.at(-1), BigInt(round.winMinor) > BigInt(round.stakeMinor));
  tellResult();
  const again = byId('again', HTMLButtonElement);
  again.setAttribute('aria-disabled', 'false');
  again.addEventListener('click', () => void play(stage, again));
}

async function play(stage: Stage, again: HTMLButtonElement): Promise<void> {
  if (again.getAttribute('aria-disabled') === 'true') return;
  again.setAttribute('aria-disabled', 'true');
  tell('');
  if (table) await runTable(stage, table);
  for (const [index, shown] of steps.entries()) {
    if (index > 0) await pause(MOVE_MS);
    stage.begin();
    await stage.show(shown);
  }
  tellResult();
  again.setAttribute('aria-disabled', 'false');
}

/** Shows the draw of a table once more, in its own time; at once to those who want no motion. */
async function runTable(stage: Stage, seen: SeenTable): Promise<void> {
  stage.watch?.({ ...seen, phase: 'open', outcome: null });
  stage.watch?.({ ...seen, phase: 'running' });
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) await pause(Math.min(runMs, LONGEST_MS));
  stage.watch?.(seen);
}

function tellResult(): void {
  const wonMinor = BigInt(round.winMinor);
  const isWin = wonMinor > BigInt(round.stakeMinor);
  if (wonMinor === 0n) tell(word('result.none'));
  else tell(word(isWin ? 'result.win' : 'result.returned', { amount: money(wonMinor) }), isWin ? 'win' : '');
}

function tell(text: string, tone: 'win' | '' = ''): void {
  const line = byId('result', HTMLParagraphElement);
  line.textContent = text;
  line.dataset['tone'] = tone;
}

async function verify(): Promise<void> {
  const verdict = byId('verdict', HTMLParagraphElement);
  const { serverSeed, clientSeed, nonce, serverSeedHash, proof } = round;
  if (serverSeed === null) {
    verdict.textContent = word('replay.sealed');
    return;
  }
  const fields: Record<string, string> = { ...proof, server: serverSeed, client: clientSeed, nonce: String(nonce), hash: serverSeedHash };
  const check = await checkSeeds({ engine, theme, field: (name) => fields[name] ?? '', word });
  if (!check) return;
  byId('drawn', HTMLDivElement).replaceChildren(...check.drawn);
  verdict.textContent = word(check.key);
  verdict.dataset['tone'] = check.tone;
}
