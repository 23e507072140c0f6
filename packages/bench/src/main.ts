import { startBrowser } from './Browser.ts';
import { printFigures } from './figures.ts';
import { benchFrames } from './frames.ts';
import { benchLaunch } from './launch.ts';
import { benchLobby } from './lobby.ts';
import { benchPages } from './pages.ts';
import { benchPresses } from './presses.ts';
import { benchReturning } from './returning.ts';
import { benchReportGrid } from './reportGrid.ts';
import { inWords } from './rounds.ts';
import { startSite } from './site.ts';
import { benchTileGrid } from './tileGrid.ts';

/** All benchmarks, or those named: `node packages/bench/src/main.ts lobby pages`. */
const chosen = new Set(process.argv.slice(2));
const isChosen = (name: string) => chosen.size === 0 || chosen.has(name);

if (isChosen('tiles')) {
  const [few, many] = [
    await benchTileGrid({ tiles: 60, reference: 'dom', rounds: 100 }),
    await benchTileGrid({ tiles: 1000, reference: 'react', rounds: 20 }),
  ];
  console.log(`60 tiles in a grid / the same elements made by hand: ${inWords(few)}`);
  console.log(`1,000 tiles in a grid / the same elements as plain React: ${inWords(many)}`);
}
if (isChosen('reports')) {
  const { held, loaded, longFrames } = await benchReportGrid();
  console.log(`A report of held rows / a bare DataGrid with the same rows and columns: ${inWords(held)}`);
  console.log(`A report of loaded rows / a bare DataGrid that loads the same: ${inWords(loaded)}`);
  console.log(
    `Long frames of 120 while scrolling through 100,000 rows, a report / a bare DataGrid: ${longFrames.subject} / ${longFrames.reference}`,
  );
}

const site = await startSite(process.env['PORT'] ? { port: Number(process.env['PORT']) } : {});
const browser = await startBrowser();
try {
  if (isChosen('lobby')) printFigures('The lobby beside an empty MUI page', await benchLobby(browser, site.url));
  if (isChosen('presses')) printFigures('Presses, until something is painted, at a quarter of the speed', await benchPresses(site.url));
  if (isChosen('launch')) printFigures('A launch, at a quarter of the speed', await benchLaunch(site.url));
  if (isChosen('frames')) printFigures('Frames a second of moving games, at a quarter of the speed', await benchFrames(site.url));
  if (isChosen('returning')) printFigures('Coming again, on slow 4G', await benchReturning(site.url));
  if (isChosen('pages')) printFigures('Lighthouse, mobile', await benchPages(browser, site.url));
} finally {
  await browser.close();
  await site.close();
}
