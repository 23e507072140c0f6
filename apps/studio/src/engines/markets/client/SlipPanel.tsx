import { figure } from '../../../core/client/figure.ts';
import { decimalsOf } from '@site/money/currency';
import { readAmount } from '@site/money/readAmount';
import { useState } from 'preact/hooks';
import type { MoveFault } from '../../../core/Engine.ts';
import { findFixture } from '../fixtures.ts';
import { formatOdds } from '@site/rules/oddsFormats';
import { type Consent, costMinorOf, type Leg, lineCount, mostPayoutMinor, type Slip } from '../slip.ts';
import type { WrittenSlip } from '../wire.ts';
import { writeSlip } from '../writeSlip.ts';
import { useBook } from './BookContext.ts';
import { marketName, pickName, selectionOf } from './labels.ts';

interface SlipPanelProps {
  /** Odds of now in the order of the legs: null for a closed market, undefined until the studio has answered. */
  odds: readonly (number | null | undefined)[];
  onChange: (legs: readonly Leg[]) => void;
  onPlaced: () => void;
}

type Placing = { kind: 'idle' } | { kind: 'asking' } | { kind: 'waiting'; untilMs: number };

/** The slip: its selections with the odds of now, singles, parlay or system, the stake, and the press that places it. */
export function SlipPanel({ odds, onChange, onPlaced }: SlipPanelProps) {
  const { tools, format, legs, toggle, nowMs } = useBook();
  const { word, money, locale, currency } = tools;
  const [wantedSize, setWantedSize] = useState<number | 'all'>('all');
  const [stakeText, setStakeText] = useState('');
  const [consent, setConsent] = useState<Consent>('better');
  const [placing, setPlacing] = useState<Placing>({ kind: 'idle' });
  const [faults, setFaults] = useState<readonly MoveFault[]>([]);
  const [notice, setNotice] = useState<{ text: string; tone: 'good' | 'bad' }>();

  const size = wantedSize === 'all' ? Math.max(1, legs.length) : Math.min(wantedSize, legs.length);
  const stakeMinor = readAmount(stakeText, locale, decimalsOf(currency));
  const current: Slip = {
    legs: legs.map((leg, index) => ({ ...leg, oddsMilli: odds[index] ?? leg.oddsMilli })),
    size,
    stakeMinor: stakeMinor ?? 0n,
    consent,
  };
  const twice = size > 1 ? legs.findIndex((leg, index) => legs.slice(0, index).some(({ eventId }) => eventId === leg.eventId)) : -1;
  const isWorse = legs.some((leg, index) => consent !== 'any' && (odds[index] ?? leg.oddsMilli) < leg.oddsMilli);
  const isMoved = legs.some((leg, index) => consent === 'none' && (odds[index] ?? leg.oddsMilli) !== leg.oddsMilli);
  const mustAgree = isWorse || isMoved;
  const isClosed = legs.some((_leg, index) => odds[index] === null);
  const isBusy = placing.kind !== 'idle';
  const sizes = legs.map((_leg, index) => index + 1);

  const faultOf = (field: string) => faults.find((fault) => fault.field === field || fault.field.startsWith(`${field}.`));

  async function place(): Promise<void> {
    if (isBusy || legs.length === 0) return;
    if (mustAgree) return onChange(current.legs);
    if (stakeMinor === undefined) return setFaults([{ field: 'stakeMinor', rule: 'malformed' }]);
    setFaults([]);
    setNotice(undefined);
    setPlacing({ kind: 'asking' });
    const asked = writeSlip({ ...current, legs });
    const reply = await tools.play(asked, costMinorOf(current), (waitMs) => setPlacing({ kind: 'waiting', untilMs: nowMs + waitMs }));
    setPlacing({ kind: 'idle' });
    if (reply.ok) {
      setNotice({ text: word('book.placed'), tone: 'good' });
      setStakeText('');
      onChange([]);
      return onPlaced();
    }
    const { refused } = reply;
    if (refused.offer) {
      setNotice({ text: word('book.offeredAgain'), tone: 'bad' });
      return onChange((refused.offer as WrittenSlip).legs);
    }
    const { code, field, rule, also = [] } = refused;
    if (field !== undefined && rule !== undefined) return setFaults([{ field, rule }, ...also]);
    setNotice({ text: word(`refused.${code}`), tone: 'bad' });
  }

  if (legs.length === 0)
    return (
      <div class="slip-body">
        {notice && (
          <output class="notice" data-tone={notice.tone}>
            {notice.text}
          </output>
        )}
        <p class="empty">{word('book.slipEmpty')}</p>
      </div>
    );

  const waitS = placing.kind === 'waiting' ? Math.max(0, Math.ceil((placing.untilMs - nowMs) / 1000)) : 0;
  return (
    <form
      class="slip-body"
      onSubmit={(event) => {
        event.preventDefault();
        void place();
      }}
    >
      <ul class="legs">
        {legs.map((leg, index) => {
          const fixture = findFixture(leg.eventId);
          if (!fixture) return null;
          const selection = selectionOf(leg.selection);
          const now = odds[index] === undefined ? leg.oddsMilli : odds[index];
          const fault = faultOf(`legs.${index}`) ?? (index === twice ? { field: '', rule: 'sameEvent' } : undefined);
          return (
            <li key={`${leg.eventId} ${leg.selection}`} data-bad={fault !== undefined}>
              <div>
                <strong>{pickName(selection, fixture, word)}</strong>
                <span class="what">{marketName(selection.market, fixture.model, word)}</span>
                <span class="what">{`${fixture.home} – ${fixture.away}`}</span>
                {fault && (
                  <span class="fault" role="alert">
                    {word(`book.fault.${fault.rule}`)}
                  </span>
                )}
              </div>
              <span class="leg-odds figure" dir="ltr">
                {now !== null && now !== leg.oddsMilli && <s>{figure(formatOdds(leg.oddsMilli, format))}</s>}
                <b data-move={now === null || now === leg.oddsMilli ? undefined : now > leg.oddsMilli ? 'up' : 'down'}>
                  {now === null ? word('book.closed') : figure(formatOdds(now, format))}
                </b>
              </span>
              <button
                type="button"
                class="drop"
                aria-label={word('book.remove', { pick: pickName(selection, fixture, word) })}
                onClick={() => toggle(leg)}
              />
            </li>
          );
        })}
      </ul>
      {legs.length > 1 && (
        <label class="field">
          {word('book.kind')}
          <select
            value={String(size)}
            onChange={({ currentTarget }) => {
              const chosen = Number(currentTarget.value);
              setWantedSize(chosen === legs.length ? 'all' : chosen);
            }}
          >
            {sizes.map((choice) => {
              const name = choice === 1 ? 'book.singles' : choice === legs.length ? 'book.parlay' : 'book.system';
              return (
                <option key={choice} value={choice}>
                  {word(name, { size: choice, count: legs.length })}
                </option>
              );
            })}
          </select>
        </label>
      )}
      <label class="field">
        {word(lineCount(current) > 1 ? 'book.stakeEach' : 'bet.stake')}
        <input
          name="stake"
          inputMode="decimal"
          autocomplete="off"
          dir="ltr"
          value={stakeText}
          aria-invalid={faultOf('stakeMinor') !== undefined}
          onInput={({ currentTarget }) => {
            setStakeText(currentTarget.value);
            setFaults([]);
          }}
        />
      </label>
      {faultOf('stakeMinor') && (
        <p class="fault" role="alert">
          {word(`book.fault.${faultOf('stakeMinor')?.rule}`, { least: money(tools.stakesMinor[0] ?? 0n) })}
        </p>
      )}
      <fieldset class="chips" aria-label={word('bet.stake')}>
        {tools.stakesMinor.slice(0, 5).map((amount) => (
          <button
            type="button"
            class="chip figure"
            key={String(amount)}
            onClick={() => {
              setStakeText(plain(amount, decimalsOf(currency)));
              setFaults([]);
            }}
          >
            {money(amount)}
          </button>
        ))}
      </fieldset>
      <label class="field">
        {word('book.consent')}
        <select value={consent} onChange={({ currentTarget }) => setConsent(currentTarget.value as Consent)}>
          {(['better', 'any', 'none'] as const).map((choice) => (
            <option key={choice} value={choice}>
              {word(`book.consent.${choice}`)}
            </option>
          ))}
        </select>
      </label>
      <dl class="sums">
        {lineCount(current) > 1 && (
          <>
            <dt>{word('book.cost', { lines: lineCount(current) })}</dt>
            <dd class="figure">{money(costMinorOf(current))}</dd>
          </>
        )}
        <dt>{word('book.possible')}</dt>
        <dd class="figure possible">{money(mostPayoutMinor(current))}</dd>
      </dl>
      {notice && (
        <output class="notice" data-tone={notice.tone}>
          {notice.text}
        </output>
      )}
      <button type="submit" class="place" aria-disabled={isBusy || twice >= 0 || isClosed}>
        {placing.kind === 'waiting' ? word('book.waiting', { seconds: waitS }) : word(mustAgree ? 'book.agree' : 'book.place')}
      </button>
    </form>
  );
}

/** Writes an amount as it is typed: 2.50. */
function plain(amountMinor: bigint, decimals: number): string {
  return (Number(amountMinor) / 10 ** decimals).toFixed(decimals);
}
