import type { EventTools } from '../../../core/client/EventStage.ts';
import type { TableTheme } from '../../tables/TableTheme.ts';
import { HoldemDesk } from './HoldemDesk.tsx';
import { openRoom } from './openRoom.ts';

export async function openStage(tools: EventTools<TableTheme>): Promise<void> {
  const { word, money } = tools;
  await openRoom(tools, {
    stakesOf: (anteMinor) => word('rooms.blinds', { small: money(anteMinor / 2n), big: money(anteMinor) }),
    rules: ['hand', 'turn', 'fair'].map((name) => word(`rooms.rule.${name}`)),
    desk: HoldemDesk,
  });
}
