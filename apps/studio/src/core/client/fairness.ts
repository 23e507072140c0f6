import type { PastRound, Rotated, ShownSeed } from '../play/wire.ts';
import { element } from './element.ts';
import { roundHistory } from './roundHistory.ts';

export interface FairnessParts {
  seed: ShownSeed;
  rounds: readonly PastRound[];
  /** The seed that was just replaced. */
  revealed: Rotated['revealed'] | undefined;
  locale: string;
  /** Query of the page that verifies a round: language, scheme and site. */
  lookQuery: string;
  word: (key: string, places?: Record<string, string | number>) => string;
  onUseSeed: (clientSeed: string) => void;
}

/** Builds the fairness dialog: the seeds in use, a form to change the client seed, and recent rounds with links that verify them. */
export function fairness({ seed, rounds, revealed, locale, lookQuery, word, onUseSeed }: FairnessParts): Node[] {
  const input = element('input', {
    attributes: {
      name: 'clientSeed',
      value: seed.clientSeed,
      required: '',
      maxlength: '64',
      pattern: '[!-~]{1,64}',
      dir: 'ltr',
      autocomplete: 'off',
    },
  });
  const form = element('form', {
    className: 'form',
    children: [
      element('label', {
        text: word('fair.clientSeed'),
        children: [input],
      }),
      element('p', { text: word('fair.clientSeedHint') }),
      element('button', { className: 'spin', text: word('fair.change'), attributes: { type: 'submit' } }),
    ],
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    onUseSeed(input.value);
  });

  return [
    element('p', { text: word('fair.explain') }),
    facts([
      [word('fair.serverHash'), seed.serverSeedHash],
      [word('fair.nextRound'), String(seed.nextNonce)],
    ]),
    form,
    ...(revealed
      ? [
          element('h3', { text: word('fair.revealed') }),
          facts([
            [word('fair.serverSeed'), revealed.serverSeed],
            [word('fair.serverHash'), revealed.serverSeedHash],
            [word('fair.clientSeed'), revealed.clientSeed],
          ]),
        ]
      : []),
    element('h3', { text: word('fair.history') }),
    rounds.length === 0
      ? element('p', { text: word('fair.noRounds') })
      : roundHistory({ rounds, locale, lookQuery, word, nameOf: ({ nonce }) => `#${nonce}`, notYet: word('fair.notYet') }),
  ];
}

function facts(pairs: readonly (readonly [name: string, value: string])[]): HTMLElement {
  return element('dl', {
    className: 'facts',
    children: pairs.flatMap(([name, value]) => [element('dt', { text: name }), element('dd', { text: value, attributes: { dir: 'ltr' } })]),
  });
}
