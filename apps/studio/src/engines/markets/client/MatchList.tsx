import { figure } from '../../../core/client/figure.ts';
import { competitions } from '../season.ts';
import { findFixture } from '../fixtures.ts';
import type { MatchRow } from '../wire.ts';
import { useBook } from './BookContext.ts';
import { Crest } from './Crest.tsx';
import { shortPick } from './labels.ts';
import { MatchClock } from './MatchClock.tsx';
import { Price } from './Price.tsx';
import { Score } from './Score.tsx';

/** The matches of a tab by their competition. */
export function MatchList({ matches, empty }: { matches: readonly MatchRow[]; empty: string }) {
  const { tools } = useBook();
  if (matches.length === 0) return <p class="empty">{empty}</p>;
  const groups = competitions.map(({ code, name }) => ({
    code,
    name,
    rows: matches.filter(({ eventId }) => eventId.startsWith(`${code}-`)),
  }));
  return (
    <>
      {groups
        .filter(({ rows }) => rows.length > 0)
        .map(({ code, name, rows }) => (
          <section class="league" key={code} aria-label={name}>
            <h2 class="league-name">
              <span>{name}</span>
              <span class="heads" aria-hidden="true">
                {(tools.theme.sport === 'football' ? ['home', 'draw', 'away'] : ['home', 'away']).map((pick) => (
                  <span key={pick}>{shortPick(pick)}</span>
                ))}
              </span>
            </h2>
            <ul class="matches">
              {rows.map((row) => (
                <Row key={row.eventId} row={row} />
              ))}
            </ul>
          </section>
        ))}
    </>
  );
}

function Row({ row }: { row: MatchRow }) {
  const { tools, openMatch } = useBook();
  const { eventId, phase, isVoid, isCorrected, home, away, kills, main, count } = row;
  const fixture = findFixture(eventId);
  if (!fixture) return null;
  const hasScore = phase !== 'SCHEDULED' && !isVoid;
  const picks = fixture.model.sport === 'football' ? ['result:home', 'result:draw', 'result:away'] : ['drawNoBet:home', 'drawNoBet:away'];
  const odds = new Map(main);
  const name = tools.word('book.open', { home: fixture.home, away: fixture.away });
  return (
    <li class="match" data-phase={phase} data-event={eventId}>
      <button type="button" class="teams" onClick={() => openMatch(eventId)}>
        <MatchClock match={row} />
        <Side team={fixture.home} competition={fixture.competition} score={hasScore ? home : null} isAhead={home > away} />
        <Side team={fixture.away} competition={fixture.competition} score={hasScore ? away : null} isAhead={away > home} />
        {kills && (
          <span class="kills figure" dir="ltr">
            {figure(`${kills[0]}–${kills[1]}`)}
          </span>
        )}
      </button>
      {phase === 'FINISHED' ? (
        <span class="over">{tools.word(isCorrected ? 'book.corrected' : 'book.ended')}</span>
      ) : (
        <div class="prices">
          {picks.map((selection) => (
            <Price
              key={selection}
              eventId={eventId}
              selection={selection}
              oddsMilli={odds.get(selection) ?? null}
              label={shortPick(selection.split(':')[1] ?? '')}
            />
          ))}
          <button type="button" class="more figure" onClick={() => openMatch(eventId)} dir="ltr">
            {figure(`+${count}`)}
            <span class="unseen">{` ${name}`}</span>
          </button>
        </div>
      )}
    </li>
  );
}

function Side({ team, competition, score, isAhead }: { team: string; competition: string; score: number | null; isAhead: boolean }) {
  return (
    <span class="side" data-ahead={isAhead}>
      <Crest team={team} competition={competition} size={22} />
      <span class="team">{team}</span>
      {score !== null && <Score text={figure(score)} />}
    </span>
  );
}
