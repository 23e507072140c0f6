import { formatMoneyInText } from '@site/money/formatMoneyInText';
import type { PastRound } from '../play/wire.ts';
import { element } from './element.ts';
import type { Word } from './Stage.ts';

interface HistoryParts {
  rounds: readonly PastRound[];
  locale: string;
  /** Query of the page that verifies a round: language, scheme and site. */
  lookQuery: string;
  word: Word;
  nameOf: (round: PastRound) => string;
  /** Stands for the link of a round whose seed is still sealed. */
  notYet: string;
}

/** Builds the table of recent rounds, with links that verify them. */
export function roundHistory({ rounds, locale, lookQuery, word, nameOf, notYet }: HistoryParts): HTMLElement {
  const rows = rounds.map((round) => {
    const money = (digits: string) => formatMoneyInText(BigInt(digits), round.currency, locale);
    return element('tr', {
      children: [
        element('td', { className: 'mono', text: nameOf(round) }),
        element('td', { className: 'figure', text: money(round.stakeMinor) }),
        element('td', { className: 'figure', text: money(round.winMinor) }),
        element('td', { children: [verifyLink(round)] }),
      ],
    });
  });
  const headings = [
    heading(word('fair.round')),
    heading(word('fair.stake'), 'figure'),
    heading(word('fair.win'), 'figure'),
    heading(word('fair.verify')),
  ];
  return element('div', {
    className: 'scroll',
    children: [
      element('table', {
        className: 'history',
        children: [element('thead', { children: [element('tr', { children: headings })] }), element('tbody', { children: rows })],
      }),
    ],
  });

  function verifyLink({ theme, clientSeed, nonce, serverSeed, serverSeedHash, proof }: PastRound): HTMLElement {
    if (serverSeed === null) return element('span', { text: notYet });
    // In the fragment, which is never sent to a server.
    const given = new URLSearchParams({
      theme,
      server: serverSeed,
      client: clientSeed,
      nonce: String(nonce),
      hash: serverSeedHash,
      ...proof,
    });
    return element('a', {
      text: word('fair.verify'),
      attributes: { href: `/verify?${lookQuery}#${given}`, target: '_blank', rel: 'noopener' },
    });
  }
}

function heading(text: string, className = ''): HTMLElement {
  return element('th', { text, className, attributes: { scope: 'col' } });
}
