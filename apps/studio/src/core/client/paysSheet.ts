import { formatPercent } from '@site/money/formatPercent';
import { element } from './element.ts';
import type { Paytable, Word } from './Stage.ts';
import { volatilityLine } from './volatilityLine.ts';

interface PaysParts {
  gameCode: string;
  paytable: Paytable;
  rtpPpm: number;
  stakeMinor: bigint;
  /** Least time of a round; 0 where a clock sets it. */
  cycleMs: number;
  locale: string;
  word: Word;
  money: (amountMinor: bigint) => string;
}

/** Builds the dialog of wins and rules: the engine's paytable, and the rules of all games. */
export function paysSheet({
  gameCode,
  paytable: { wins, rules, mostMinor, more },
  rtpPpm,
  stakeMinor,
  cycleMs,
  locale,
  word,
  money,
}: PaysParts): Node[] {
  const percent = formatPercent(rtpPpm / 1e6, locale, 2, 2);
  const sentences = [
    ...rules,
    word('pays.stakeRule', { amount: money(stakeMinor) }),
    ...(cycleMs > 0 ? [word('pays.cycleRule', { seconds: cycleMs / 1000 })] : []),
    word('pays.return', { percent }),
    word('pays.most', { amount: money(mostMinor) }),
  ];
  return [
    ...wins,
    element('h3', { text: word('pays.rules') }),
    ...sentences.map((text) => element('p', { text })),
    volatilityLine(gameCode, word),
    ...more,
  ];
}
