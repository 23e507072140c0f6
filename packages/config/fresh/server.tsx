import { renderToReadableStream } from 'react-dom/server';
import { Page, type PageProps } from './Page.js';

/** Renders the frame of the page at once, and the game when it is known: as from a database that answers late. */
export async function render(language: PageProps['language']) {
  const game = Promise.withResolvers<string>();
  const stream = await renderToReadableStream(<Page language={language} game={game.promise} />);
  setTimeout(game.resolve, 100, 'Gold Tiger');
  return stream;
}
