import { figure } from '../../../core/client/figure.ts';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { EventTools } from '../../../core/client/EventStage.ts';
import type { BoardState, PlayedRound } from '../../../core/play/wire.ts';
import { type OddsFormat, oddsFormats } from '@site/rules/oddsFormats';
import type { Leg } from '../slip.ts';
import type { BookTheme, MatchRow, SlipShown } from '../wire.ts';
import { BetList } from './BetList.tsx';
import { BookContext } from './BookContext.ts';
import { MatchList } from './MatchList.tsx';
import { MatchView } from './MatchView.tsx';
import { SlipPanel } from './SlipPanel.tsx';
import { useBoard } from './useBoard.ts';

const MOST_LEGS = 12;

type Tab = 'live' | 'next' | 'ended' | 'bets';
const tabs: readonly Tab[] = ['live', 'next', 'ended', 'bets'];

/** A whole book: the matches, the one that is open, the slip and the player's bets. */
export function Book({ tools, first, openedId }: { tools: EventTools<BookTheme>; first: BoardState; openedId: string | undefined }) {
  const { word } = tools;
  const [tab, setTab] = useState<Tab>('live');
  const [eventId, setEventId] = useState(openedId);
  const [legs, setLegs] = useState<readonly Leg[]>([]);
  const [format, setFormat] = useState<OddsFormat>('decimal');
  const [isSlipOpen, setIsSlipOpen] = useState(false);
  const nowPageMs = useSeconds();
  const view = useMemo(() => ({ eventId, legs: legs.map((leg) => ({ eventId: leg.eventId, selection: leg.selection })) }), [eventId, legs]);
  const { seen, again } = useBoard(tools, first, view);
  const { board, rounds, isFresh } = seen;
  const nowMs = seen.nowMs + nowPageMs - seen.seenAtMs;
  useResults(rounds, tools);

  const shown: Record<Tab, readonly MatchRow[]> = {
    live: board.matches.filter(({ phase }) => phase === 'IN_PLAY' || phase === 'BREAK'),
    next: board.matches.filter(({ phase }) => phase === 'SCHEDULED'),
    ended: board.matches.filter(({ phase }) => phase === 'FINISHED').toReversed(),
    bets: [],
  };
  const counts: Record<Tab, number> = {
    live: shown.live.length,
    next: shown.next.length,
    ended: shown.ended.length,
    bets: rounds.filter(({ isOver }) => !isOver).length,
  };
  const opened = board.matches.find((row) => row.eventId === eventId);
  // The odds belong to the selections that were asked for; a selection that came since has none yet.
  const odds = legs.map((leg) => {
    const asked = seen.view.legs ?? [];
    const index = asked.findIndex((other) => other.eventId === leg.eventId && other.selection === leg.selection);
    return index < 0 ? undefined : board.odds[index];
  });

  function toggle(leg: Leg): void {
    const isOn = legs.some((other) => other.eventId === leg.eventId && other.selection === leg.selection);
    if (isOn) return setLegs(legs.filter((other) => other.eventId !== leg.eventId || other.selection !== leg.selection));
    if (legs.length < MOST_LEGS) setLegs([...legs, leg]);
  }

  function openMatch(id: string): void {
    setEventId(id);
    setIsSlipOpen(false);
    window.scrollTo({ top: 0 });
  }

  return (
    // oxlint-disable-next-line react/jsx-no-constructed-context-values -- the time that it holds changes each second.
    <BookContext.Provider value={{ tools, format, legs, toggle, openMatch, nowMs }}>
      <nav class="bar">
        <fieldset class="tabs" aria-label={word('book.lists')}>
          {tabs.map((name) => (
            <button
              type="button"
              key={name}
              class="tab"
              data-tab={name}
              aria-pressed={tab === name && !opened}
              onClick={() => {
                setTab(name);
                setEventId(undefined);
              }}
            >
              {word(`book.tab.${name}`)} <span class="count figure">{figure(counts[name])}</span>
            </button>
          ))}
        </fieldset>
        <div class="aids">
          <label class="format">
            <span class="unseen">{word('book.format')}</span>
            <select value={format} onChange={({ currentTarget }) => setFormat(currentTarget.value as OddsFormat)}>
              {oddsFormats.map((name) => (
                <option key={name} value={name}>
                  {word(`book.format.${name}`)}
                </option>
              ))}
            </select>
          </label>
          <button type="button" class="aid" onClick={() => tools.openRules(rulesIn(tools))}>
            {word('book.rules')}
          </button>
          <button type="button" class="aid" onClick={() => tools.openFairness()}>
            {word('fair.title')}
          </button>
        </div>
      </nav>
      {!isFresh && <output class="offline">{word('book.offline')}</output>}
      <div class="hall">
        <div class="floor">
          {opened ? (
            <MatchView
              row={opened}
              page={board.match?.eventId === opened.eventId ? board.match : undefined}
              onBack={() => setEventId(undefined)}
            />
          ) : tab === 'bets' ? (
            <BetList rounds={rounds} slips={board.slips} onMoved={again} />
          ) : (
            <MatchList matches={shown[tab]} empty={word(`book.none.${tab}`)} />
          )}
        </div>
        <aside class="slip" data-open={isSlipOpen} data-count={legs.length} aria-label={word('book.slip')}>
          <button type="button" class="slip-head" aria-expanded={isSlipOpen} onClick={() => setIsSlipOpen(!isSlipOpen)}>
            {word('book.slip')} <span class="count figure">{figure(legs.length)}</span>
          </button>
          <SlipPanel
            odds={odds}
            onChange={setLegs}
            onPlaced={() => {
              again();
              setIsSlipOpen(false);
            }}
          />
        </aside>
      </div>
    </BookContext.Provider>
  );
}

/** Returns the page time, again each second. */
function useSeconds(): number {
  const [nowMs, setNowMs] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(performance.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
}

/** Says how slips ended that were open before. */
function useResults(rounds: readonly PlayedRound[], { word, money }: EventTools<BookTheme>): void {
  const openRef = useRef(new Set<string>());
  useEffect(() => {
    const ended = rounds.filter(({ roundId, isOver }) => isOver && openRef.current.has(roundId));
    openRef.current = new Set(rounds.flatMap(({ roundId, isOver }) => (isOver ? [] : [roundId])));
    const spoken = document.querySelector('#spoken');
    if (!spoken || ended.length === 0) return;
    spoken.textContent = ended
      .map(({ shown, winMinor }) => `${word(`book.status.${(shown as SlipShown).status}`)}: ${money(BigInt(winMinor))}`)
      .join('. ');
  }, [rounds, word, money]);
}

function rulesIn({ word, money, stakesMinor }: EventTools<BookTheme>): string[] {
  const least = money(stakesMinor[0] ?? 0n);
  return ['clock', 'prices', 'lines', 'parlay', 'inPlay', 'cashOut', 'maps', 'rulings', 'limits'].map((rule) =>
    word(`book.rule.${rule}`, { least }),
  );
}
