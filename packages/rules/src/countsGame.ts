import type { CountedGames } from '@site/api/prizes';
import type { GameType } from '@site/api/common';

interface PlayedGame {
  nodeId: number;
  vassalage: string;
  gameType: GameType;
}

/** Returns true for a game that a jackpot or a tournament counts: by its category, its vendor or itself. Source: docs/domain.md DR-19, DR-20. */
export function countsGame({ gameTypes, vendors, nodeIds }: CountedGames, { nodeId, vassalage, gameType }: PlayedGame): boolean {
  return gameTypes.includes(gameType) || vendors.includes(vassalage) || nodeIds.includes(nodeId);
}
