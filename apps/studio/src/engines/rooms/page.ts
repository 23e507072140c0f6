import type { TableTheme } from '../tables/TableTheme.ts';

/** Returns the markup of a room before its first answer: the lettering of the game, and the place of its tables. */
export function roomMarkup({ name }: TableTheme, word: (key: string) => string): string {
  return `<div class="card-room" id="card-room"><img class="room-sign" src="/art/symbol/${name}/sign.svg" alt="" width="640" height="120"><div class="room-desk" id="desk"><p>${word('rooms.opening')}</p></div></div>
<p class="unseen" id="spoken" role="status"></p>`;
}
