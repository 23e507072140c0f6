import type { MotifName } from '../art/motifs/motifs.ts';
import { tones, type ToneName } from '../art/tones.ts';
import type { CatalogueGame } from './CatalogueGame.ts';

/** Number of consecutive games in which no two share both motif and background. */
const alikeDistance = 40;

export type Placed = Pick<CatalogueGame, 'vassalage' | 'gameType' | 'gameClassify' | 'isHot' | 'isNew'>;

/** Returns the lobby's lists that show a game. */
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

/** Keeps similar-looking games apart, in all lists at once. Source: docs/decisions/service.md "Art is drawn from code". */
export class Neighbours {
  readonly #lists = new Map<string, CatalogueGame[]>();

  add(game: CatalogueGame) {
    for (const list of listsOf(game)) this.#lists.set(list, [...(this.#lists.get(list) ?? []), game].slice(-alikeDistance));
  }

  /** Returns true when a game with this motif and tone may come next in all its lists. */
  allows(game: Placed, motif: MotifName, toneName: ToneName) {
    const { loading, family } = tones[toneName];
    return listsOf(game).every((list) => {
      const shown = this.#lists.get(list) ?? [];
      const last = shown.at(-1);
      if (last && (last.theme.motif === motif || tones[last.theme.tone].family === family)) return false;
      return !shown.slice(1 - alikeDistance).some((other) => other.theme.motif === motif && other.ground === loading);
    });
  }

  /** Returns the distance to the last game in the list of the type for which `matches` is true; `alikeDistance` when it is farther. */
  sinceLast({ gameType }: Placed, matches: (game: CatalogueGame) => boolean) {
    const shown = this.#lists.get(gameType) ?? [];
    const found = shown.findLastIndex(matches);
    return found === -1 ? alikeDistance : shown.length - found;
  }
}
