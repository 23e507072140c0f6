import { benchLobby } from './lobby.ts';
import { inWords } from './rounds.ts';
import { benchTileGrid } from './tileGrid.ts';

console.log(`60 tiles in a grid / the same elements made by hand: ${inWords(await benchTileGrid())}`);
await benchLobby();
