import type { MotifName } from '../art/motifs/motifs.ts';
import { tones, type ToneName } from '../art/tones.ts';
import type { CatalogueGame } from './CatalogueGame.ts';

/** No two of so many neighbours share motif and ground. */
const alikeDistance = 40;

export type Placed = Pick<CatalogueGame, 'vassalage' | 'gameType' | 'gameClassify' | 'isHot' | 'isNew'>;

/** Every list of the lobby a game is shown in; their order is the catalogue's. */
function listsOf({ vassalage, gameType, gameClassify, isHot, isNew }: Placed): readonly string[] {
  return [
    'all',
    gameType,
    `of ${vassalage}`,
    `${gameType} of ${vassalage}`,
    `${gameType} ${gameClassify}`,
    ...(isHot ? ['hot', `hot ${gameType}`] : []),
    ...(isNew ? [`new ${gameType}`] : []),
  ];
}

/** Keeps games apart that look alike, in every list at once. Source: design.md §7, "No two neighbours look alike". */
export class Neighbours {
  readonly #lists = new Map<string, CatalogueGame[]>();

  add(game: CatalogueGame) {
    for (const list of listsOf(game)) this.#lists.set(list, [...(this.#lists.get(list) ?? []), game].slice(-alikeDistance));
  }

  /** Whether a game looking so may come next in all its lists. */
  allows(game: Placed, motif: MotifName, toneName: ToneName) {
    const { loading, family } = tones[toneName];
    return listsOf(game).every((list) => {
      const shown = this.#lists.get(list) ?? [];
      const last = shown.at(-1);
      if (last && (last.theme.motif === motif || tones[last.theme.tone].family === family)) return false;
      return !shown.slice(1 - alikeDistance).some((other) => other.theme.motif === motif && other.ground === loading);
    });
  }

  /** How many games ago `matches` was last true in the type's own list; `alikeDistance` when it was longer. */
  sinceLast({ gameType }: Placed, matches: (game: CatalogueGame) => boolean) {
    const shown = this.#lists.get(gameType) ?? [];
    const found = shown.findLastIndex(matches);
    return found === -1 ? alikeDistance : shown.length - found;
  }
}
