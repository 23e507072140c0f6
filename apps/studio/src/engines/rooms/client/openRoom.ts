import { h, render } from 'preact';
import { byId } from '../../../core/client/element.ts';
import { untilAnswered } from '../../../core/client/untilAnswered.ts';
import { CardRoom, type CardRoomProps, type RoomTools } from './CardRoom.tsx';

/** Opens the room of a game: its tables, or that of a player who sits. */
export async function openRoom<View>(tools: RoomTools, parts: Omit<CardRoomProps<View>, 'tools' | 'first'>): Promise<void> {
  const first = await untilAnswered(
    () => tools.watch(0),
    () => undefined,
  );
  if (!first.ok) throw new Error(`The room did not open: ${first.refused.code}.`);
  render(h(CardRoom<View>, { tools, first: first.value, ...parts }), byId('desk', HTMLDivElement));
}
