import type { VendorMatch } from '@site/api/vendor';
import type { Moment } from '../../core/Engine.ts';
import { matchesAt } from './board.ts';
import { competitions } from './season.ts';
import { seeMatch } from './seeMatch.ts';
import type { BookTheme } from './wire.ts';

const nameOf = new Map(competitions.map(({ code, name }) => [code, name]));

/** Returns the matches that can be bet on, in the order of their start, with the odds of their winner. Source: GAM-17, GAM-18. */
export function offersAt(theme: BookTheme, moment: Moment): VendorMatch[] {
  return matchesAt(theme, moment.nowMs).flatMap((eventId) => {
    const seen = seeMatch(eventId, moment);
    if (!seen) return [];
    const { fixture, view } = seen;
    const { phase } = view;
    if (phase === 'FINISHED') return [];
    const isFootball = fixture.model.sport === 'football';
    const priceOf = (pick: string) => view.prices.get(`${isFootball ? 'result' : 'drawNoBet'}:${pick}`) ?? null;
    return [
      {
        eventId,
        competition: nameOf.get(fixture.competition) ?? fixture.competition,
        home: fixture.home,
        away: fixture.away,
        startAt: fixture.startAt.getTime(),
        phase,
        elapsed: Math.floor(view.elapsed),
        homeScore: view.home,
        awayScore: view.away,
        oddsMilli: { home: priceOf('home'), ...(isFootball && { draw: priceOf('draw') }), away: priceOf('away') },
      },
    ];
  });
}
