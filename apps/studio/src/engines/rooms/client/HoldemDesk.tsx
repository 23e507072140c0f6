import type { HoldemView } from '../wire.ts';
import { ActionBar } from './ActionBar.tsx';
import type { DeskProps } from './CardRoom.tsx';
import { PokerTable } from './PokerTable.tsx';

/** The table of hold'em, and what the player can do. */
export function HoldemDesk({ tools, room, nowMs, act }: DeskProps<HoldemView>) {
  return (
    <>
      <PokerTable tools={tools} room={room} nowMs={nowMs} />
      <ActionBar tools={tools} room={room} act={act} />
    </>
  );
}
