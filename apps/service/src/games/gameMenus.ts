import { gameMenus } from '@site/api/games';
import { accept, handle } from '../handle.ts';
import { categoriesOf } from './categoriesOf.ts';
import { navigationOf } from './navigationOf.ts';
import { readGames } from './readGames.ts';

export default handle(gameMenus, async ({ merchant, services }) =>
  accept({ navigation: navigationOf(categoriesOf(await readGames(services, merchant))) }),
);
