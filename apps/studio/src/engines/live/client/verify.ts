import { element } from '../../../core/client/element.ts';
import type { CheckTools, RoundCheck } from '../../../core/client/RoundCheck.ts';
import { type BaccaratHands, CARDS_MAX, payOf as payOfBaccarat, playBaccarat, pointsOf } from '../../baccarat/playBaccarat.ts';
import { payOf as payOfRoulette, pocketOf } from '../../roulette/playRoulette.ts';
import { colorOf } from '../../roulette/spots.ts';
import { drawnDice } from '../../sicBo/client/drawnDice.ts';
import { DICE, payOf as payOfSicBo, throwDice } from '../../sicBo/sicBo.ts';
import { type Bet, parseBets } from '../../tables/bets.ts';
import { drawnHand } from '../../tables/client/drawnHand.ts';
import { CARDS, dealDuel, heightOf, payOf as payOfDuel } from '../dragonTiger.ts';
import { payOf as payOfWheel, segmentOf, spotAt } from '../moneyWheel.ts';
import type { LiveKind, LiveTheme } from '../LiveTheme.ts';

interface Replay {
  payOf: (bet: Bet) => bigint;
  drawn: Node[];
}

type Tools = CheckTools<LiveTheme>;

const replays: Readonly<Record<LiveKind, (tools: Tools) => Promise<Replay>>> = {
  async baccarat({ theme, numbers, word }) {
    const hands = playBaccarat(await numbers(CARDS_MAX));
    const drawn = (side: keyof BaccaratHands) =>
      drawnHand({ title: `${word(`baccarat.${side}`)}: ${pointsOf(hands[side])}`, cards: hands[side], theme: theme.name, word });
    return { payOf: (bet) => payOfBaccarat(bet, hands), drawn: [drawn('player'), drawn('banker')] };
  },
  async roulette({ numbers, word }) {
    const [number = 0] = await numbers(1);
    const pocket = pocketOf(number);
    return {
      payOf: (bet) => payOfRoulette(bet, pocket),
      drawn: [drawnSentence(word('roulette.fell', { number: pocket, color: word(`roulette.${colorOf(pocket)}`) }))],
    };
  },
  async sicBo({ theme, numbers, word }) {
    const dice = throwDice(await numbers(DICE));
    return { payOf: (bet) => payOfSicBo(bet, dice), drawn: [drawnDice(dice, theme.name, word)] };
  },
  async dragonTiger({ theme, numbers, word }) {
    const duel = dealDuel(await numbers(CARDS));
    const drawn = (['dragon', 'tiger'] as const).map((side) =>
      drawnHand({ title: `${word(`duel.${side}`)}: ${heightOf(duel[side])}`, cards: [duel[side]], theme: theme.name, word }),
    );
    return { payOf: (bet) => payOfDuel(bet, duel), drawn };
  },
  async show({ numbers, word }) {
    const [number = 0] = await numbers(1);
    const segment = segmentOf(number);
    const stopped = word('show.stopped', { place: word(`show.${spotAt(segment)}`) });
    return { payOf: (bet) => payOfWheel(bet, segment), drawn: [drawnSentence(stopped)] };
  },
};

export async function checkRound(tools: Tools): Promise<RoundCheck> {
  const { payOf, drawn } = await replays[tools.theme.kind](tools);
  const paid = tools.field('livePaid');
  const win = parseBets(tools.field('liveBets')).reduce((sum, bet) => sum + payOf(bet), 0n);
  return { isAsPaid: paid ? paid === String(win) : null, drawn };
}

function drawnSentence(text: string): HTMLElement {
  return element('section', { className: 'drawn', children: [element('h2', { text })] });
}
