import { figure } from '../../../core/client/figure.ts';
import { useEffect, useRef, useState } from 'preact/hooks';
import { findFixture } from '../fixtures.ts';
import { formatOdds } from '@site/rules/oddsFormats';
import { useBook } from './BookContext.ts';
import { marketName, pickName, selectionOf } from './labels.ts';

const MARKED_MS = 4000;

interface PriceProps {
  eventId: string;
  selection: string;
  /** Null while the market is closed. */
  oddsMilli: number | null;
  label: string;
}

/** A price to bet on. It is marked for a while after it rose or fell. */
export function Price({ eventId, selection, oddsMilli, label }: PriceProps) {
  const { tools, format, legs, toggle } = useBook();
  const move = useMove(oddsMilli);
  const fixture = findFixture(eventId);
  if (!fixture) return null;
  const chosen = selectionOf(selection);
  const isChosen = legs.some((leg) => leg.eventId === eventId && leg.selection === selection);
  const odds = oddsMilli === null ? undefined : figure(formatOdds(oddsMilli, format));
  return (
    <button
      type="button"
      class="price"
      aria-pressed={isChosen}
      aria-disabled={oddsMilli === null && !isChosen}
      data-move={move}
      onClick={() => (oddsMilli !== null || isChosen) && toggle({ eventId, selection, oddsMilli: oddsMilli ?? 0 })}
    >
      <span class="unseen">{`${marketName(chosen.market, fixture.model, tools.word)}: ${pickName(chosen, fixture, tools.word)} `}</span>
      <span class="pick" aria-hidden="true">
        {label}
      </span>
      <span class="odds figure" dir="ltr">
        {odds ?? (
          <span class="lock">
            <span class="unseen">{tools.word('book.closed')}</span>
          </span>
        )}
      </span>
    </button>
  );
}

/** Returns where a price went last, while that is news. */
function useMove(oddsMilli: number | null): 'up' | 'down' | undefined {
  const lastRef = useRef(oddsMilli);
  const [move, setMove] = useState<'up' | 'down'>();
  useEffect(() => {
    const before = lastRef.current;
    lastRef.current = oddsMilli;
    if (before === null || oddsMilli === null || before === oddsMilli) return undefined;
    setMove(oddsMilli > before ? 'up' : 'down');
    const timer = setTimeout(() => setMove(undefined), MARKED_MS);
    return () => clearTimeout(timer);
  }, [oddsMilli]);
  return move;
}
