import type { MotifName } from '../art/motifs/motifs.ts';
import type { RampName } from '../art/ramps.ts';
import type { SeededRandom } from './SeededRandom.ts';
import { longest, splitName } from './splitName.ts';
import type { Slot } from './planSlots.ts';
import { coloringWords, moodWords, motifWords } from './words.ts';

const lineLetters = 9;

/** Chooses an unused name that fits the poster and the kind of game. */
export function chooseName(
  { kind, isLobby, vendor, category }: Slot,
  motif: MotifName,
  coloring: RampName,
  taken: ReadonlySet<string>,
  chance: SeededRandom,
) {
  if (isLobby) return vendor.gameTypes.length === 1 ? vendor.name : `${vendor.name} ${category.gameType === 'LIVE' ? 'Live' : 'Room'}`;

  const { nouns, places } = motifWords[motif];
  const { titles } = kind;
  const forms = titles
    ? [pairs(nouns, titles), pairs(coloringWords[coloring], titles), pairs(moodWords, titles)]
    : [pairs(coloringWords[coloring], nouns), pairs(nouns, places), pairs(moodWords, nouns)];
  for (const form of chance.shuffled(forms)) {
    const name = chance.shuffled(form).find((option) => isSettable(option) && !isLike(option, taken));
    if (name) return name;
  }
  throw new Error(`Every name is taken for a ${coloring} ${motif}: give it more words.`);
}

/** Returns true when a name is taken, or one of the two contains the other: people search by name. */
function isLike(name: string, taken: ReadonlySet<string>): boolean {
  const own = name.toLowerCase();
  return [...taken].some((other) => own.includes(other.toLowerCase()) || other.toLowerCase().includes(own));
}

function pairs(firsts: readonly string[], seconds: readonly string[]) {
  return firsts.flatMap((first) => seconds.map((second) => `${first} ${second}`));
}

/** Returns true when a name fits in two lines and repeats no word. */
function isSettable(name: string) {
  const words = name.split(' ');
  return new Set(words).size === words.length && longest(splitName(name)) <= lineLetters;
}
