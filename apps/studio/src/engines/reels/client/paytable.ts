import { figure } from '../../../core/client/figure.ts';
import { winMinor } from '../playRound.ts';
import type { Hold, Line, Pays, SlotSymbol, Theme } from '../Theme.ts';
import { element, svgElement } from '../../../core/client/element.ts';
import type { Paytable, Word } from '../../../core/client/Stage.ts';

export interface PaytableParts {
  theme: Theme;
  stakeMinor: bigint;
  word: Word;
  money: (amountMinor: bigint) => string;
}

/** Builds the paytable at a stake: pays of each symbol, the rules of lines, ways and free spins, and a diagram of each line. */
export function paytable({ theme, stakeMinor, word, money }: PaytableParts): Paytable {
  const { wild, scatter, pays, scatterPays, freeSpins, hold, wildTimes, lines } = theme;
  const amount = (coins: number) => money(winMinor(stakeMinor, coins));

  const entry = (symbol: SlotSymbol, paid: Pays | undefined, notes: readonly string[]) =>
    element('li', {
      children: [
        element('div', {
          className: 'cell',
          children: [element('img', { attributes: { src: `/art/symbol/${theme.name}/${symbol}.svg`, alt: '' } })],
        }),
        element('div', {
          children: [
            element('b', { text: word(`symbol.${symbol}`) }),
            ...notes.map((note) => element('small', { text: note })),
            ...(paid ? [payList(paid.map(amount))] : []),
          ],
        }),
      ],
    });

  const wildPays = pays[wild];
  const others = Object.entries(pays).filter(([symbol]) => symbol !== wild) as [SlotSymbol, Pays][];
  const free = freeSpins && {
    three: 3,
    four: 4,
    five: 5,
    a: freeSpins.spins[0],
    b: freeSpins.spins[1],
    c: freeSpins.spins[2],
    times: freeSpins.multiplier,
  };

  return {
    wins: [
      element('ul', {
        className: 'pays',
        children: [
          entry(wild, wildPays, [word('pays.wild'), word('pays.wildRule')]),
          hold
            ? entry(scatter, undefined, [word('pays.hold')])
            : entry(scatter, scatterPays, [word('pays.scatter'), word('pays.anywhere')]),
          ...others.map(([symbol, paid]) => entry(symbol, paid, [])),
        ],
      }),
    ],
    rules: [
      word(lines ? 'pays.linesRule' : 'pays.waysRule'),
      ...(wildTimes ? [word('pays.wildTimes', { times: wildTimes })] : []),
      ...(free ? [word('pays.free', free)] : []),
      ...(hold ? [word('pays.holdRule', holdPlaces(hold, amount))] : []),
    ],
    mostMinor: winMinor(stakeMinor, theme.mostCoins),
    more: lines ? [element('h3', { text: word('pays.lines') }), lineList(lines)] : [],
  };
}

function holdPlaces({ from, turns, values, full }: Hold, amount: (coins: number) => string) {
  const coins = values.map(([each]) => each);
  return { from, turns, least: amount(Math.min(...coins)), most: amount(Math.max(...coins)), full: amount(full) };
}

/** Lists the pays of a symbol, five of a kind first. */
function payList(amounts: readonly string[]): HTMLElement {
  const rows = amounts.map((amount, index) => ({ count: index + 3, amount })).toReversed();
  return element('dl', {
    className: 'figure',
    children: rows.flatMap(({ count, amount }) => [element('dt', { text: figure(`${count} ×`) }), element('dd', { text: amount })]),
  });
}

function lineList(lines: readonly Line[]): HTMLElement {
  const drawings = lines.map((rows, index) => {
    const cells = rows.flatMap((on, reel) =>
      [0, 1, 2].map((row) =>
        svgElement('rect', {
          x: String(reel * 12 + 1),
          y: String(row * 12 + 1),
          width: '10',
          height: '10',
          rx: '2',
          ...(row === on ? { 'data-on': '' } : {}),
        }),
      ),
    );
    return element('li', { children: [svgElement('svg', { viewBox: '0 0 60 37', role: 'img', 'aria-label': String(index + 1) }, cells)] });
  });
  return element('ol', { className: 'lines', children: drawings });
}
