import { formatMoneyInText } from '@site/money/formatMoneyInText';
import type { RulesData } from '../play/wire.ts';
import { byId } from './element.ts';
import { paysSheet } from './paysSheet.ts';
import { Sound } from './sound/Sound.ts';
import type { StageModule } from './Stage.ts';
import { say } from './words.ts';

// The page of a game's wins and rules, for those who have not opened it. Its stage is there, unseen, because the paytable is the stage's.

const modules = import.meta.glob<StageModule>('../../engines/*/client/stage.ts');

const data = JSON.parse(byId('data', HTMLScriptElement).textContent) as RulesData;
const { engine, theme, gameCode, locale, currency, rtpPpm, cycleMs } = data;
const word = (key: string, places?: Readonly<Record<string, string | number>>) => say(data, key, places);
const money = (amountMinor: bigint) => formatMoneyInText(amountMinor, currency, locale);

void showRules();

async function showRules(): Promise<void> {
  const load = modules[`../../engines/${engine}/client/stage.ts`];
  if (!load) throw new Error(`There is no stage for ${engine}.`);
  const { createStage } = await load();
  const stage = createStage({
    theme: theme as never,
    locale,
    word,
    money,
    now: Date.now,
    tell: () => undefined,
    sound: new Sound(gameCode),
    opened: Promise.resolve(),
    hasAutoplay: false,
    lotteryPlays: ['*'],
    act: () => undefined,
    refresh: () => undefined,
  });
  const stakeMinor = BigInt(data.leastStakeMinor);
  const rules = byId('rules', HTMLDivElement);
  rules.replaceChildren(...paysSheet({ gameCode, paytable: stage.paytable(stakeMinor), rtpPpm, stakeMinor, cycleMs, locale, word, money }));
  rules.removeAttribute('aria-busy');
}
