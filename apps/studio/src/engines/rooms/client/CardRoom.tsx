import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { EventTools } from '../../../core/client/EventStage.ts';
import type { Reply } from '../../../core/client/PlayClient.ts';
import { pause } from '../../../core/client/pause.ts';
import type { RoomState } from '../../../core/play/wire.ts';
import type { TableTheme } from '../../tables/TableTheme.ts';
import type { RoomLine } from '../wire.ts';
import { Lobby } from './Lobby.tsx';

export type RoomTools = EventTools<TableTheme>;

const RETRY_MS = 2000;
const knownFaults = new Set(['roomFull', 'alreadySeated', 'unmarked', 'sharedDevice', 'sharedNetwork', 'sharedPayee']);

/** Properties of the table of a player with a seat. */
export interface DeskProps<View> {
  tools: RoomTools;
  room: View;
  /** The studio's clock when the view was made. */
  nowMs: number;
  act: (move: object) => void;
}

export interface CardRoomProps<View> {
  tools: RoomTools;
  first: RoomState;
  /** Returns the line of the list that says what a table costs. */
  stakesOf: (anteMinor: bigint) => string;
  /** Sentences of the rules. */
  rules: readonly string[];
  /** Draws the table of a player who sits, and what the player can do. */
  desk: ComponentType<DeskProps<View>>;
}

/** The tables to choose from or, for a player who sits, the table. */
export function CardRoom<View>({ tools, first, stakesOf, rules, desk: Desk }: CardRoomProps<View>) {
  const [state, setState] = useState(first);
  const [notice, setNotice] = useState('');
  const { word } = tools;
  const { seen } = state;
  const roundId = seen?.roundId;

  useEffect(() => {
    const gone = new AbortController();
    const follow = async () => {
      let version = 0;
      while (!gone.signal.aborted) {
        const reply = await tools.watch(version);
        if (gone.signal.aborted) return;
        if (reply.ok) {
          setState(reply.value);
          version = reply.value.seen?.version ?? 0;
        }
        // Without a seat the studio answers at once: the list is looked at every two seconds.
        if (!reply.ok || !reply.value.seen) await pause(RETRY_MS);
      }
    };
    void follow();
    return () => gone.abort();
  }, [tools, roundId]);

  const show = (reply: Reply<unknown>) => {
    if (reply.ok) return setNotice('');
    const { rule, code } = reply.refused;
    setNotice(rule ? word(`rooms.fault.${knownFaults.has(rule) ? rule : 'other'}`) : word(`refused.${code}`));
  };
  const sit = async (room: number, stakeMinor: bigint) => {
    show(await tools.play({ room, stakeMinor: String(stakeMinor) }, stakeMinor, () => undefined));
    const reply = await tools.watch(0);
    if (reply.ok) setState(reply.value);
  };
  const act = async (move: object) => {
    const reply = await tools.act(move);
    show(reply);
    if (reply.ok) setState(reply.value);
  };

  return (
    <>
      {seen ? (
        <Desk tools={tools} room={seen.room as View} nowMs={seen.nowMs} act={(move) => void act(move)} />
      ) : (
        <Lobby tools={tools} stakesOf={stakesOf} lines={state.tables as RoomLine[]} sit={sit} />
      )}
      <p class="room-notice" role="alert">
        {notice}
      </p>
      <footer class="room-foot">
        {seen && (
          <button type="button" class="room-button" onClick={() => void act({ kind: 'leave' })}>
            {word('rooms.leave')}
          </button>
        )}
        <button type="button" class="room-button" onClick={() => tools.openRules(rules)}>
          {word('rooms.rules')}
        </button>
        <button type="button" class="room-button" onClick={() => tools.openFairness(word('rooms.rule.fair'))}>
          {word('fair.title')}
        </button>
      </footer>
    </>
  );
}
