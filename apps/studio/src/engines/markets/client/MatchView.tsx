import { findFixture } from '../fixtures.ts';
import { FULL_MINUTE, type Goal } from '../football.ts';
import type { MapView } from '../matchClock.ts';
import type { Fixture } from '../season.ts';
import type { MarketKind } from '../Selection.ts';
import type { MatchPage, MatchRow } from '../wire.ts';
import { useBook } from './BookContext.ts';
import { Crest } from './Crest.tsx';
import { marketName, pickName, selectionOf } from './labels.ts';
import { MatchClock } from './MatchClock.tsx';
import { Price } from './Price.tsx';
import { Score } from './Score.tsx';

const markets: readonly MarketKind[] = [
  'result',
  'drawNoBet',
  'map1',
  'kills1',
  'map2',
  'kills2',
  'map3',
  'kills3',
  'handicap',
  'total',
  'doubleChance',
  'bothScore',
  'correctScore',
  'halfFull',
  'oddEven',
];

interface MatchViewProps {
  row: MatchRow;
  /** Undefined until the studio has answered. */
  page: MatchPage | undefined;
  onBack: () => void;
}

/** A match with all its markets: score and course, then the prices. */
export function MatchView({ row, page, onBack }: MatchViewProps) {
  const { tools } = useBook();
  const { word } = tools;
  const fixture = findFixture(row.eventId);
  if (!fixture) return null;
  const prices = (page?.odds ?? []).map(([selection, oddsMilli]) => ({ selection, oddsMilli, chosen: selectionOf(selection) }));
  return (
    <article class="match-page" data-phase={row.phase}>
      <button type="button" class="back" onClick={onBack}>
        {word('book.back')}
      </button>
      <div class="arena">
        <h2 class="unseen">{`${fixture.home} – ${fixture.away}`}</h2>
        <Team fixture={fixture} side="home" />
        <p class="standing">
          <MatchClock match={row} />
          <Score text={row.phase === 'SCHEDULED' || row.isVoid ? 'v' : `${row.home}–${row.away}`} />
          {!row.isOpen && row.phase !== 'FINISHED' && <span class="suspended">{word('book.suspended')}</span>}
        </p>
        <Team fixture={fixture} side="away" />
        {fixture.model.sport === 'football' ? (
          <Course goals={page?.goals ?? []} minute={row.elapsed} fixture={fixture} />
        ) : (
          <Maps maps={page?.maps ?? []} bestOf={fixture.model.series.bestOf} />
        )}
      </div>
      {prices.length === 0 && <p class="empty">{word(emptyWord(row))}</p>}
      <div class="markets">
        {markets.map((market) => {
          const offered = prices.filter(({ chosen }) => chosen.market === market);
          if (offered.length === 0) return null;
          return (
            <section class="market" key={market} data-market={market}>
              <h3>{marketName(market, fixture.model, word)}</h3>
              <div class="picks" data-columns={columnsOf(market, offered.length)}>
                {offered.map((price) => (
                  <Price
                    key={price.selection}
                    eventId={fixture.eventId}
                    selection={price.selection}
                    oddsMilli={price.oddsMilli}
                    label={pickName(price.chosen, fixture, word)}
                  />
                ))}
              </div>
            </section>
          );
        })}
      </div>
    </article>
  );
}

function emptyWord({ phase, isCorrected }: MatchRow): string {
  if (phase !== 'FINISHED') return 'book.suspended';
  return isCorrected ? 'book.corrected' : 'book.ended';
}

function columnsOf(market: MarketKind, count: number): number {
  if (market === 'correctScore') return count > 4 ? 5 : 4;
  return market === 'result' || market === 'doubleChance' || market === 'halfFull' ? 3 : 2;
}

function Team({ fixture, side }: { fixture: Fixture; side: 'home' | 'away' }) {
  return (
    <p class="club" data-side={side}>
      <Crest team={fixture[side]} competition={fixture.competition} size={64} />
      <span>{fixture[side]}</span>
    </p>
  );
}

/** The course of a football match: its goals along its minutes. */
function Course({ goals, minute, fixture }: { goals: readonly Goal[]; minute: number; fixture: Fixture }) {
  const { tools } = useBook();
  return (
    <div class="course" dir="ltr">
      <i class="played" style={{ inlineSize: minuteMark(minute) }} />
      <i class="half" />
      <ol>
        {goals.map((goal) => (
          <li key={goal.minute} data-side={goal.side} style={{ insetInlineStart: minuteMark(goal.minute) }}>
            <span class="unseen">{tools.word('book.goal', { team: fixture[goal.side], minute: Math.floor(goal.minute) + 1 })}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

const minuteMark = (minute: number) => `${(100 * Math.min(FULL_MINUTE, minute)) / FULL_MINUTE}%`;

/** The maps of a series with the kills of each side. */
function Maps({ maps, bestOf }: { maps: readonly MapView[]; bestOf: number }) {
  const { tools } = useBook();
  return (
    <ol class="maps" dir="ltr">
      {Array.from({ length: bestOf }, (_, index) => {
        const map = maps[index];
        const { home, away } = map ?? { home: 0, away: 0 };
        const state = map ? (map.winner ?? 'running') : 'next';
        return (
          <li key={index} data-state={state}>
            <span>{tools.word('book.map', { map: index + 1 })}</span>
            <strong class="figure">
              {home}–{away}
            </strong>
            <i style={{ inlineSize: `${home + away === 0 ? 50 : (100 * home) / (home + away)}%` }} />
          </li>
        );
      })}
    </ol>
  );
}
