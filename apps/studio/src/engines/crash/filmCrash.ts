import { easeOut, findRound, partOf, type Scene } from '../../art/film/filmScene.ts';
import { drawSymbol } from '../../art/drawSymbol.ts';
import { repeat, round } from '../../art/geometry.ts';
import { drawLine } from '../../art/lettering.ts';
import { crashOf, multiplierAt, timeOf } from './flight.ts';
import { drawLand } from './drawLand.ts';
import type { CrashTheme } from './wire.ts';

const [WIDTH, HEIGHT, GROUND] = [240, 320, 166];
/** A flight of some seconds is filmed at four times its speed. */
const PACE = 4;
const SHOW_MS = 900;

/** Shows a flight to its end: the multiplier rises with the craft, which is then gone. */
export function crashScene(theme: CrashTheme): Scene {
  const crash = findRound(theme.name, (next) => {
    const end = crashOf(next());
    return end > 240 && end < 330 ? end : undefined;
  });
  const { sky, trail, glow, disc } = theme;
  const flightMs = timeOf(crash) / PACE;
  const [foot, middle, top] = sky;
  const land = (name: 'far' | 'near', high: number) =>
    drawLand(theme, name).replace(
      /^<svg ([^>]*?) width="\d+" height="\d+"/,
      `<svg $1 x="0" y="${180 - high}" width="${WIDTH}" height="${high}"`,
    );
  return {
    durationMs: 240 + flightMs + SHOW_MS,
    actors: { craft: { svg: drawSymbol(theme, 'craft'), width: 62 } },
    room: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><linearGradient id="s" x2="0" y2="1"><stop stop-color="${top}"/><stop offset=".36" stop-color="${middle}"/><stop offset=".56" stop-color="${foot}"/><stop offset=".57" stop-color="${top}"/></linearGradient><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#s)"/><circle cx="204" cy="38" r="30" fill="${disc}" opacity=".85"/>${land('far', 70)}${land('near', 52)}<rect y="180" width="${WIDTH}" height="140" fill="${top}"/></svg>`,
    stage: '',
    at(ms, show) {
      const flownMs = Math.min(Math.max(0, ms - 240), flightMs);
      const part = flownMs / flightMs;
      const gone = partOf(ms, 240 + flightMs, 420) ** 2;
      const back = partOf(ms, 240 + flightMs + SHOW_MS - 200, 200);
      const x = 44 + 132 * easeOut(part * 1000, 0, 1400);
      const y = GROUND - 14 - 104 * part ** 1.4;
      const isGone = ms > 240 + flightMs;
      const stars = repeat(
        16,
        (index) =>
          `<circle cx="${(index * 61) % WIDTH}" cy="${round(((index * 43 + flownMs / 9) % 150) + 4)}" r="${1 + (index % 3) * 0.4}" fill="${glow}" opacity="${0.25 + 0.5 * part}"/>`,
      );
      const curve = `M14 ${GROUND}Q${round(x * 0.62)} ${GROUND} ${round(x)} ${round(y)}`;
      const line =
        part > 0 && !isGone
          ? `<path d="${curve}V${GROUND}Z" fill="${trail}" opacity=".16"/><path d="${curve}" fill="none" stroke="${trail}" stroke-width="6" stroke-linecap="round"/><path d="${curve}" fill="none" stroke="${glow}" stroke-width="2" stroke-linecap="round"/>`
          : '';
      const times = (multiplierAt(flownMs * PACE) / 100).toFixed(2);
      const { outline } = drawLine(times, 'passion-one', 'flat', { centerX: 112, foot: 66, maxWidth: 140, maxHeight: 44 });
      const number = `<path d="${outline}" fill="${isGone ? '#FF9A9A' : '#fff'}" stroke="#000A" stroke-width="3" paint-order="stroke" opacity="${1 - back}"/>`;
      const craft =
        isGone && back > 0
          ? show('craft', { x: 44, y: GROUND - 14, opacity: back })
          : show('craft', { x: x + 160 * gone, y: y - 190 * gone, turn: -10 * part, opacity: 1 - gone });
      return stars + line + number + craft;
    },
  };
}
