import { winMinor } from '../../reels/playRound.ts';
import type { Line, Pays, Sign, Theme } from '../../reels/Theme.ts';
import { element, svgElement } from './element.ts';

export interface PaytableParts {
  theme: Theme;
  rtpPpm: number;
  stakeMinor: bigint;
  locale: string;
  word: (key: string, places?: Record<string, string | number>) => string;
  money: (amountMinor: bigint) => string;
}

/** What every sign pays at a stake, the lines, the rules and the return. */
export function paytable({ theme, rtpPpm, stakeMinor, locale, word, money }: PaytableParts): Node[] {
  const { wild, scatter, pays, scatterPays, freeSpins, lines } = theme;
  const amount = (coins: number) => money(winMinor(stakeMinor, coins));

  const entry = (sign: Sign, paid: Pays | undefined, notes: readonly string[]) =>
    element('li', {
      children: [
        element('div', {
          className: 'cell',
          children: [element('img', { attributes: { src: `/art/symbol/${theme.name}/${sign}.svg`, alt: '' } })],
        }),
        element('div', {
          children: [
            element('b', { text: word(`sign.${sign}`) }),
            ...notes.map((note) => element('small', { text: note })),
            ...(paid ? [payList(paid.map(amount))] : []),
          ],
        }),
      ],
    });

  const wildPays = pays[wild];
  const others = Object.entries(pays).filter(([sign]) => sign !== wild) as [Sign, Pays][];
  const free = freeSpins && {
    three: 3,
    four: 4,
    five: 5,
    a: freeSpins.spins[0],
    b: freeSpins.spins[1],
    c: freeSpins.spins[2],
    times: freeSpins.multiplier,
  };
  const percent = new Intl.NumberFormat(`${locale}-u-nu-latn`, { style: 'percent', minimumFractionDigits: 2 }).format(rtpPpm / 1e6);

  return [
    element('ul', {
      className: 'pays',
      children: [
        entry(wild, wildPays, [word('pays.wild'), word('pays.wildRule')]),
        entry(scatter, scatterPays, [word('pays.scatter'), word('pays.anywhere')]),
        ...others.map(([sign, paid]) => entry(sign, paid, [])),
      ],
    }),
    element('h3', { text: word('pays.rules') }),
    paragraph(word(lines ? 'pays.linesRule' : 'pays.waysRule')),
    ...(free ? [paragraph(word('pays.free', free))] : []),
    paragraph(word('pays.stakeRule', { amount: money(stakeMinor) })),
    paragraph(word('pays.return', { percent })),
    paragraph(word('pays.most', { amount: amount(theme.mostCoins) })),
    ...(lines ? [element('h3', { text: word('pays.lines') }), lineList(lines)] : []),
  ];
}

/** Five of a kind first, as it pays most. */
function payList(amounts: readonly string[]): HTMLElement {
  const rows = amounts.map((amount, index) => ({ count: index + 3, amount })).toReversed();
  return element('dl', {
    className: 'figure',
    children: rows.flatMap(({ count, amount }) => [element('dt', { text: `${count} ×` }), element('dd', { text: amount })]),
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

function paragraph(text: string): HTMLElement {
  return element('p', { text });
}
