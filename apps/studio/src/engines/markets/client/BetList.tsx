import { figure } from '../../../core/client/figure.ts';
import { useState } from 'preact/hooks';
import type { PlayedRound } from '../../../core/play/wire.ts';
import { findFixture } from '../fixtures.ts';
import { formatOdds } from '@site/rules/oddsFormats';
import { mostPayoutMinor } from '../slip.ts';
import type { OpenSlip, SlipShown } from '../wire.ts';
import { readWritten } from '../writeSlip.ts';
import { useBook } from './BookContext.ts';
import { marketName, pickName, resultName, selectionOf } from './labels.ts';

interface BetListProps {
  rounds: readonly PlayedRound[];
  slips: readonly OpenSlip[];
  onMoved: () => void;
}

/** The player's slips: the open ones with their cash-out, then the settled ones. */
export function BetList({ rounds, slips, onMoved }: BetListProps) {
  const { tools } = useBook();
  if (rounds.length === 0) return <p class="empty">{tools.word('book.noBets')}</p>;
  return (
    <ul class="bets">
      {rounds.map((round) => (
        <Bet key={round.roundId} round={round} slip={slips.find(({ roundId }) => roundId === round.roundId)} onMoved={onMoved} />
      ))}
    </ul>
  );
}

function Bet({ round, slip: stand, onMoved }: { round: PlayedRound; slip: OpenSlip | undefined; onMoved: () => void }) {
  const { tools, format, openMatch } = useBook();
  const { word, money } = tools;
  const { slip: written, status, results, isCorrected } = round.shown as SlipShown;
  const slip = readWritten(written);
  const { legs, size } = slip;
  const kind = size === 1 ? 'book.singles' : size === legs.length ? 'book.parlay' : 'book.system';
  return (
    <li class="bet" data-status={status}>
      <p class="bet-head">
        <strong>{legs.length === 1 ? word('book.single') : word(kind, { size, count: legs.length })}</strong>
        <span class="status">{word(`book.status.${status}`)}</span>
      </p>
      <ul class="bet-legs">
        {legs.map(({ eventId, selection, oddsMilli }, index) => {
          const fixture = findFixture(eventId);
          if (!fixture) return null;
          const chosen = selectionOf(selection);
          const result = results[index] ?? stand?.results[index] ?? null;
          return (
            <li key={`${eventId} ${selection}`} data-result={result?.kind}>
              <span>
                <strong>{pickName(chosen, fixture, word)}</strong>{' '}
                <span class="what">{marketName(chosen.market, fixture.model, word)}</span>
                <button type="button" class="link" onClick={() => openMatch(eventId)}>{`${fixture.home} – ${fixture.away}`}</button>
              </span>
              <span class="figure" dir="ltr">
                {figure(formatOdds(oddsMilli, format))}
              </span>
              <span class="leg-result">{result ? resultName(result, word) : ''}</span>
            </li>
          );
        })}
      </ul>
      <dl class="sums">
        <dt>{word('bet.stake')}</dt>
        <dd class="figure">{money(BigInt(round.stakeMinor))}</dd>
        <dt>{word(round.isOver ? 'book.returned' : 'book.possible')}</dt>
        <dd class="figure possible">{money(round.isOver ? BigInt(round.winMinor) : mostPayoutMinor(slip))}</dd>
      </dl>
      {isCorrected && <p class="what">{word('book.corrected')}</p>}
      {!round.isOver && <CashOutButton stand={stand} onMoved={onMoved} />}
    </li>
  );
}

/** Sells a slip back at the offer of now, with a second press that confirms it. */
function CashOutButton({ stand, onMoved }: { stand: OpenSlip | undefined; onMoved: () => void }) {
  const { tools } = useBook();
  const { word, money } = tools;
  const [isSure, setIsSure] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const offer = stand?.cashOut ?? null;

  async function press(): Promise<void> {
    if (!stand || !offer || isBusy) return;
    if (!isSure) return setIsSure(true);
    setIsBusy(true);
    setFault(undefined);
    const move = { stakeMinor: '0', cashOut: offer };
    const reply = await tools.move(stand.roundId, move);
    setIsBusy(false);
    setIsSure(false);
    if (!reply.ok) {
      const { rule, code } = reply.refused;
      setFault(word(rule ? `book.fault.${rule}` : `refused.${code}`));
    }
    onMoved();
  }

  return (
    <>
      <button type="button" class="cash-out" aria-disabled={!offer || isBusy} onClick={() => void press()}>
        {offer
          ? word(isSure ? 'book.cashOutSure' : 'book.cashOut', { amount: money(BigInt(offer.amountMinor)) })
          : word('book.cashOutClosed')}
      </button>
      {fault && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
    </>
  );
}
