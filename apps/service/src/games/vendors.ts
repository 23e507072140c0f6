import { vendors } from '@site/api/games';
import { accept, handle } from '../handle.ts';
import { categoriesOf } from './categoriesOf.ts';
import { readGames } from './readGames.ts';

export default handle(vendors, async ({ merchant, services }) => accept({ categories: categoriesOf(await readGames(services, merchant)) }));
