import type { DeskProps } from '../../rooms/client/CardRoom.tsx';
import type { BigTwoView } from '../../rooms/wire.ts';
import { BigTwoTable } from './BigTwoTable.tsx';
import { OwnHand } from './OwnHand.tsx';

/** The table of Big Two, and the player's own cards. */
export function BigTwoDesk({ tools, room, nowMs, act }: DeskProps<BigTwoView>) {
  return (
    <>
      <BigTwoTable tools={tools} room={room} nowMs={nowMs} />
      <OwnHand tools={tools} room={room} act={act} />
    </>
  );
}
