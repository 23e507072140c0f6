import { dateFormat } from '@site/money/dateFormat';
import { formatPercent } from '@site/money/formatPercent';
import { formatMoneyInText } from '@site/money/formatMoneyInText';
import type { GameData, Opened, Played, PlayedRound, RoomState } from '../play/wire.ts';
import { byId, element } from './element.ts';
import type { EventStageModule, EventTools } from './EventStage.ts';
import { follow, lookQuery } from './look.ts';
import { newUuid } from './newUuid.ts';
import { openSession } from './openSession.ts';
import { openSheet } from './openSheet.ts';
import { PlayClient, type Reply } from './PlayClient.ts';
import { roundHistory } from './roundHistory.ts';
import { SiteChannel } from './SiteChannel.ts';
import { untilAnswered } from './untilAnswered.ts';
import { say } from './words.ts';

// The page of a game whose rounds are decided by events that all players share: the stage has the controls, and many rounds can be open.

const modules = import.meta.glob<EventStageModule>('../../engines/*/client/stage.ts');

const data = JSON.parse(byId('data', HTMLScriptElement).textContent) as GameData;
const word = (key: string, places?: Readonly<Record<string, string | number>>) => say(data, key, places);

const client = new PlayClient();
const site = new SiteChannel(data.siteOrigin);
const spoken = byId('spoken', HTMLParagraphElement);

/** Rounds that were open when they were last looked at. */
let open = new Set<string>();

site.hear((look) => {
  if (follow(look)) location.reload();
});
window.addEventListener('error', sayBroken);
window.addEventListener('unhandledrejection', sayBroken);
void start();

async function start(): Promise<void> {
  const reply = await openSession(client);
  if (!reply.ok) {
    showFailure(word(`refused.${reply.refused.code}`));
    return site.tell({ kind: 'failed' });
  }
  const load = modules[`../../engines/${data.engine}/client/stage.ts`];
  if (!load) throw new Error(`There is no stage for ${data.engine}.`);
  const { openStage } = await load();
  tellBalance(reply.value.balanceMinor, reply.value.currency);
  await openStage(toolsFor(reply.value) as EventTools<never>);
  site.tell({ kind: 'ready' });
}

function toolsFor({ currency, stakesMinor }: Opened): EventTools {
  const told = (reply: Reply<Played>) => {
    if (reply.ok) {
      const { round, balanceMinor } = reply.value;
      tellBalance(balanceMinor, currency);
      if (round.isOver) tellRound(round, currency);
      else open.add(round.roundId);
    } else site.tell(reply.refused.code === 'sessionEnded' ? { kind: 'sessionEnded' } : { kind: 'refused' });
    return reply;
  };
  return {
    theme: data.theme,
    locale: data.locale,
    word,
    currency,
    stakesMinor: stakesMinor.map(BigInt),
    money: (amountMinor) => formatMoneyInText(amountMinor, currency, data.locale),
    async look(view) {
      const reply = await client.board(view);
      if (reply.ok) await tellEnded(reply.value.rounds, currency);
      return reply;
    },
    async play(move, stakeMinor, onWait) {
      const clientRound = newUuid();
      const stopHolding = site.holdBalance(String(stakeMinor), currency);
      try {
        return told(
          await untilAnswered(
            () => client.play(clientRound, move),
            (_refusal, waitMs) => onWait(waitMs),
          ),
        );
      } finally {
        stopHolding();
      }
    },
    async move(roundId, move) {
      return told(
        await untilAnswered(
          () => client.move(roundId, 1, move),
          () => undefined,
        ),
      );
    },
    async watch(version) {
      const reply = await client.room(version);
      if (reply.ok) await tellLeft(reply.value, currency);
      return reply;
    },
    act: (move) => client.act(move),
    openFairness: (text) => void openFairness(text),
    openRules(sentences) {
      const all = [...sentences, word('book.return', { percent: formatPercent(data.rtpPpm / 1e6, data.locale, 2, 2) })];
      openSheet(
        word('book.rules'),
        word('close'),
        all.map((text) => element('p', { text })),
      );
    },
  };
}

/** Tells the site about rounds that the events have ended since the last look. */
async function tellEnded(rounds: readonly PlayedRound[], currency: string): Promise<void> {
  const ended = rounds.filter(({ roundId, isOver }) => isOver && open.has(roundId));
  open = new Set(rounds.flatMap(({ roundId, isOver }) => (isOver ? [] : [roundId])));
  if (ended.length === 0) return;
  const state = await client.refresh();
  if (state.ok) tellBalance(state.value.balanceMinor, currency);
  for (const round of ended) tellRound(round, currency);
}

/** Tells the site about a sitting that has ended since the last look. */
async function tellLeft({ seen }: RoomState, currency: string): Promise<void> {
  const hasLeft = open.size > 0 && seen === null;
  open = new Set(seen ? [seen.roundId] : []);
  if (!hasLeft) return;
  const state = await client.refresh();
  if (!state.ok) return;
  tellBalance(state.value.balanceMinor, currency);
  if (state.value.last) tellRound(state.value.last, currency);
}

function tellRound({ stakeMinor, winMinor }: PlayedRound, currency: string): void {
  site.tell({ kind: 'round', stakeMinor, winMinor, currency });
}

function tellBalance(balanceMinor: string | null, currency: string): void {
  if (balanceMinor !== null) site.tell({ kind: 'balance', balanceMinor, currency });
}

async function openFairness(text = word('book.fair')): Promise<void> {
  const rounds = await client.pastRounds();
  const time = dateFormat(data.locale, { dateStyle: 'short', timeStyle: 'short' });
  const history = roundHistory({
    rounds: rounds.ok ? rounds.value : [],
    locale: data.locale,
    lookQuery: lookQuery(),
    word,
    nameOf: ({ atMs }) => time.format(atMs),
    notYet: word('book.sealed'),
  });
  openSheet(word('fair.title'), word('close'), [
    element('p', { text }),
    element('h3', { text: word('fair.history') }),
    rounds.ok && rounds.value.length > 0 ? history : element('p', { text: word('fair.noRounds') }),
  ]);
}

/** Reports an uncaught error to the player and the site. */
function sayBroken(): void {
  showFailure(word('game.broken'));
  site.tell({ kind: 'failed' });
}

function showFailure(text: string): void {
  spoken.textContent = text;
  spoken.classList.remove('unseen');
}
