import { benchLobby } from './lobby.ts';

await benchLobby();
