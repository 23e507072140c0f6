import { figure } from '../../../core/client/figure.ts';
import { dateFormat } from '@site/money/dateFormat';
import type { MatchRow } from '../wire.ts';
import { findFixture } from '../fixtures.ts';
import { useBook } from './BookContext.ts';

const SOON_MS = 10 * 60_000;

/** When a match begins, or how far it has come. */
export function MatchClock({ match: { eventId, phase, elapsed, isVoid } }: { match: MatchRow }) {
  const { tools, nowMs } = useBook();
  const { word, locale } = tools;
  const fixture = findFixture(eventId);
  if (!fixture) return null;
  const isSeries = fixture.model.sport === 'esports';
  switch (phase) {
    case 'SCHEDULED': {
      const startMs = fixture.startAt.getTime();
      const leftS = Math.max(0, Math.ceil((startMs - nowMs) / 1000));
      if (startMs - nowMs < SOON_MS)
        return (
          <span class="clock" data-phase="soon">
            <span class="figure" dir="ltr">
              {figure(`${Math.floor(leftS / 60)}:${String(leftS % 60).padStart(2, '0')}`)}
            </span>
          </span>
        );
      return (
        <span class="clock figure" dir="ltr">
          {dateFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(startMs)}
        </span>
      );
    }
    case 'IN_PLAY':
      return (
        <span class="clock" data-phase="live">
          {isSeries ? word('book.map', { map: elapsed + 1 }) : figure(`${Math.floor(elapsed) + 1}′`)}
        </span>
      );
    case 'BREAK':
      return (
        <span class="clock" data-phase="live">
          {word('book.halfTime')}
        </span>
      );
    case 'FINISHED':
      return <span class="clock">{word(isVoid ? 'book.leg.void' : 'book.fullTime')}</span>;
  }
}
