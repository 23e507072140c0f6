import { GameTile } from '@site/ui/GameTile';

const labels = {
  play: 'Play',
  tryFree: 'Try free',
  hot: 'Hot',
  new: 'New',
  group: 'Collection',
  action: (action: string, game: string) => `${action}: ${game}`,
  favourite: (game: string) => `Add ${game} to favourites`,
  maintenance: 'Maintenance',
  disabled: 'Closed',
};

export const tile = <GameTile name="Gold Tiger" vendor="Obelisk" pictures={[]} ground="plum" labels={labels} onPlay={() => {}} />;
