import { easeOut, findRound, partOf, type Scene } from '../../art/film/filmScene.ts';
import { drawSymbol } from '../../art/drawSymbol.ts';
import { drawLine } from '../../art/lettering.ts';
import { ramps } from '../../art/ramps.ts';
import { tones } from '../../art/tones.ts';
import { drawBook } from './BookTheme.ts';
import { numbersOfEvent, viewAt } from './matchClock.ts';
import { competitions, makeSeason } from './season.ts';
import type { BookTheme } from './wire.ts';

const MATCH_MS = 2300;
const END_MS = 3000;
const STEPS = 46;
/** Longest that a match takes by the studio's clock. */
const REAL_MS = 20 * 60_000;

/** Shows a match of the seasons from its start to its result in short: its score, goal by goal or map by map. */
export function marketsScene(theme: BookTheme): Scene {
  const { sport, look } = theme;
  const own = competitions.filter((competition) => competition.sport === sport);
  const { code, teams, fixture, scores } = findRound(theme.name, (next) => {
    const competition = own[Math.floor(next() * own.length)];
    const season = competition && makeSeason(competition, 0, { seed: Math.floor(next() * 10_000), firstAt: new Date(0) });
    const match = season?.[Math.floor(next() * season.length)];
    if (!competition || !match) return undefined;
    const numbers = Array.from({ length: numbersOfEvent(match.model) }, () => next());
    const seen = Array.from({ length: STEPS + 1 }, (_, step) =>
      viewAt(match, numbers, new Date(match.startAt.getTime() + (REAL_MS * step) / STEPS)),
    );
    const end = seen.findIndex(({ phase }) => phase === 'FINISHED');
    const played = end < 0 ? seen : seen.slice(0, end + 1);
    const last = played.at(-1);
    const isWorthALook = last && last.home !== last.away && last.home + last.away >= 3 && last.home + last.away <= 5;
    return isWorthALook
      ? { code: competition.code, teams: competition.teams, fixture: match, scores: played.map(({ home, away }) => [home, away] as const) }
      : undefined;
  });
  const crest = (team: string) => ({ svg: drawBook(theme, `crest-${code}-${teams.indexOf(team)}`) ?? '', width: 64 });
  const { base, foot } = tones[look.tone];
  const { light, mid } = ramps[look.key];
  const field =
    sport === 'football'
      ? `<rect x="8" y="12" width="224" height="168" rx="14" fill="#1E7A43"/><path d="M36 12h28v168H36ZM92 12h28v168H92ZM148 12h28v168h-28ZM204 12h14v168h-14Z" fill="#239150"/><g fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="2"><rect x="16" y="20" width="208" height="152"/><path d="M120 20v152M16 62h30v68H16M224 62h-30v68h30"/><circle cx="120" cy="96" r="28"/></g>`
      : `<linearGradient id="a" x2="1" y2="1"><stop stop-color="${base}"/><stop offset="1" stop-color="${foot}"/></linearGradient><rect x="8" y="12" width="224" height="168" rx="14" fill="url(#a)" stroke="${mid}" stroke-width="2.5"/><path d="M120 14 104 178" stroke="${light}" stroke-width="2" opacity=".7"/><path d="M10 150H230M10 42H230" stroke="#fff" stroke-opacity=".14" stroke-width="2"/>`;
  return {
    durationMs: END_MS + 360,
    actors: { home: crest(fixture.home), away: crest(fixture.away), motif: { svg: drawSymbol(look, 'm'), width: 34 } },
    stage: `${field}<rect x="64" y="128" width="112" height="44" rx="12" fill="#0B0D14" fill-opacity=".86" stroke="${mid}" stroke-width="2"/>`,
    at(ms, show) {
      const played = partOf(ms, 0, MATCH_MS) * (scores.length - 1);
      const back = partOf(ms, END_MS, 300);
      const [home, away] = (back > 0.5 ? scores[0] : scores[Math.floor(played)]) ?? [0, 0];
      const scoredAt = (side: 0 | 1) =>
        scores.findLastIndex((score, index) => index > 0 && index <= played && score[side] > (scores[index - 1]?.[side] ?? 0));
      const joy = (side: 0 | 1) => {
        const at = scoredAt(side);
        return at < 0 ? 0 : Math.sin(Math.PI * partOf(ms, (at / (scores.length - 1)) * MATCH_MS, 420));
      };
      const won = partOf(ms, MATCH_MS, 150) * (1 - back);
      const [last = [0, 0]] = scores.slice(-1);
      const crests = (['home', 'away'] as const).map((side, index) => {
        const isWinner = (last[index] ?? 0) > (last[1 - index] ?? 0);
        const lift = joy(index === 0 ? 0 : 1) + (isWinner ? won * 0.7 : 0);
        return show(side, { x: index === 0 ? 62 : 178, y: 76 - 9 * lift, scale: 1 + 0.16 * lift, opacity: isWinner ? 1 : 1 - 0.4 * won });
      });
      const digits = [home, away].map((score, index) => {
        const { outline } = drawLine(String(score), 'passion-one', 'flat', {
          centerX: index === 0 ? 92 : 148,
          foot: 163,
          maxWidth: 30,
          maxHeight: 28,
        });
        return `<path d="${outline}" fill="${joy(index === 0 ? 0 : 1) > 0.1 ? '#FFD95C' : '#fff'}"/>`;
      });
      const moving = 1 - partOf(ms, MATCH_MS, 200) + easeOut(ms, END_MS, 300);
      const motif = show('motif', {
        x: 120 + 70 * Math.sin(ms / 230) * moving,
        y: 76 + 34 * Math.sin(ms / 370 + 1) * moving,
        turn: ms / 3,
        scale: 0.8,
      });
      return `${crests.join('')}<rect x="114" y="148" width="12" height="4" rx="2" fill="${light}"/>${digits.join('')}${motif}`;
    },
  };
}
