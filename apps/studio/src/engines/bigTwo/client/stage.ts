import type { EventTools } from '../../../core/client/EventStage.ts';
import { openRoom } from '../../rooms/client/openRoom.ts';
import type { TableTheme } from '../../tables/TableTheme.ts';
import { BigTwoDesk } from './BigTwoDesk.tsx';

export async function openStage(tools: EventTools<TableTheme>): Promise<void> {
  const { word, money } = tools;
  await openRoom(tools, {
    stakesOf: (anteMinor) => word('bigTwo.stakes', { ante: money(anteMinor) }),
    rules: ['bigTwo.rule.play', 'bigTwo.rule.order', 'bigTwo.rule.pay', 'bigTwo.rule.turn', 'rooms.rule.fair'].map((key) => word(key)),
    desk: BigTwoDesk,
  });
}
