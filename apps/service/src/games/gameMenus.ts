import { gameMenus } from '@site/api/games';
import { accept, handle } from '../http/handle.ts';
import { navigationOf } from './navigationOf.ts';

export default handle(gameMenus, async ({ merchant, language, services }) =>
  accept({ navigation: navigationOf((await services.shelves.of(merchant, language)).categories) }),
);
