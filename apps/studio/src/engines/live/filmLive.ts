import { drawDealer } from '../../art/drawDealer.ts';
import { type Scene, findRound } from '../../art/film/filmScene.ts';
import { baccaratScene } from '../baccarat/filmBaccarat.ts';
import { rouletteScene } from '../roulette/filmRoulette.ts';
import { sicBoScene } from '../sicBo/filmSicBo.ts';
import type { TableTheme } from '../tables/TableTheme.ts';
import { wheelScene } from '../tables/wheelScene.ts';
import { drawMoneyWheel } from './drawMoneyWheel.ts';
import { duelScene } from './filmDuel.ts';
import { drawWall } from './livePage.ts';
import type { LiveKind, LiveTheme } from './LiveTheme.ts';
import { SEGMENTS, segmentOf, spotAt } from './moneyWheel.ts';

const DEALER = { x: 40, y: 4, width: 160, height: 132 } as const;
/** The table stands before the dealer, smaller than one that is played alone. */
const TABLE = 'translate(30 70) scale(.75 .62)';
const ROUND_TABLE = 'translate(45 62) scale(.625)';

const scenes: Readonly<Record<LiveKind, (theme: TableTheme) => Scene>> = {
  baccarat: baccaratScene,
  roulette: rouletteScene,
  sicBo: sicBoScene,
  dragonTiger: duelScene,
  show: showScene,
};

/** Shows a round of a live table, with its dealer behind it. */
export function liveScene(theme: LiveTheme): Scene {
  const { stage, at, ...scene } = scenes[theme.kind](theme);
  const dealer = drawDealer(theme.dealer).replace(
    '<svg ',
    `<svg x="${DEALER.x}" y="${DEALER.y}" width="${DEALER.width}" height="${DEALER.height}" `,
  );
  const isRound = theme.kind === 'roulette' || theme.kind === 'show' || theme.kind === 'sicBo';
  const onTable = (markup: string) => `<g transform="${isRound ? ROUND_TABLE : TABLE}">${markup}</g>`;
  return { ...scene, room: drawWall(theme), stage: dealer + onTable(stage), at: (ms, show) => onTable(at(ms, show)) };
}

/** Shows the money wheel stop on one of its better segments. */
function showScene(theme: TableTheme): Scene {
  const segment = findRound(theme.name, (next) => {
    const stop = segmentOf(next());
    return spotAt(stop) === 'one' ? undefined : stop;
  });
  return wheelScene(theme, { svg: drawMoneyWheel(theme), stopsAt: (segment * 360) / SEGMENTS, hasBall: false });
}
