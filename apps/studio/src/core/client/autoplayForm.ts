import { figure } from './figure.ts';
import type { AutoplayTerms } from './Autoplay.ts';
import { element } from './element.ts';
import type { Word } from './Stage.ts';

const roundCounts = [10, 25, 50, 100];
/** Limits to choose from, in stakes. */
const lossLimits = [5n, 10n, 20n, 50n, 100n];
const winLimits = [5n, 10n, 50n, 100n];

interface FormParts {
  stakeMinor: bigint;
  word: Word;
  money: (amountMinor: bigint) => string;
  onStart: (terms: AutoplayTerms) => void;
}

/** Returns the form in which the player sets the number of rounds and the limits of an autoplay. */
export function autoplayForm({ stakeMinor, word, money, onStart }: FormParts): HTMLFormElement {
  const rounds = select(roundCounts.map((count) => [String(count), figure(count)]));
  const loss = select(lossLimits.map((stakes) => amountOption(stakes * stakeMinor)));
  const win = select([['', word('autoplay.noWinLimit')], ...winLimits.map((stakes) => amountOption(stakes * stakeMinor))]);
  const form = element('form', {
    className: 'form autoplay-form',
    children: [
      element('p', { text: word('autoplay.explain', { amount: money(stakeMinor) }) }),
      field(word('autoplay.rounds'), rounds),
      field(word('autoplay.lossLimit'), loss),
      field(word('autoplay.winLimit'), win),
      element('button', { className: 'spin', text: word('autoplay.start'), attributes: { type: 'submit' } }),
    ],
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    onStart({
      rounds: Number(rounds.value),
      stakeMinor,
      lossMinor: BigInt(loss.value),
      winMinor: win.value === '' ? undefined : BigInt(win.value),
    });
  });
  return form;

  function amountOption(amountMinor: bigint): readonly [string, string] {
    return [String(amountMinor), money(amountMinor)];
  }
}

function select(options: readonly (readonly [value: string, text: string])[]): HTMLSelectElement {
  return element('select', { children: options.map(([value, text]) => element('option', { text, attributes: { value } })) });
}

function field(text: string, input: HTMLElement): HTMLElement {
  return element('label', { children: [element('span', { text }), input] });
}
