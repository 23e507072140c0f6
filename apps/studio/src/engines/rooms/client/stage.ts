import { h, render } from 'preact';
import { byId } from '../../../core/client/element.ts';
import type { EventTools } from '../../../core/client/EventStage.ts';
import { untilAnswered } from '../../../core/client/untilAnswered.ts';
import type { TableTheme } from '../../tables/TableTheme.ts';
import { CardRoom } from './CardRoom.tsx';

export async function openStage(tools: EventTools<TableTheme>): Promise<void> {
  const first = await untilAnswered(
    () => tools.watch(0),
    () => undefined,
  );
  if (!first.ok) throw new Error(`The room did not open: ${first.refused.code}.`);
  render(h(CardRoom, { tools, first: first.value }), byId('desk', HTMLDivElement));
}
