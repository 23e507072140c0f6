import { h, render } from 'preact';
import { byId } from '../../../core/client/element.ts';
import type { EventTools } from '../../../core/client/EventStage.ts';
import { untilAnswered } from '../../../core/client/untilAnswered.ts';
import type { BookTheme } from '../wire.ts';
import { Book } from './Book.tsx';

export async function openStage(tools: EventTools<BookTheme>): Promise<void> {
  // The match that the site's list of matches has opened.
  const eventId = new URL(location.href).searchParams.get('event') ?? undefined;
  const first = await untilAnswered(
    () => tools.look({ eventId }),
    () => undefined,
  );
  if (!first.ok) throw new Error(`The book did not open: ${first.refused.code}.`);
  render(h(Book, { tools, first: first.value, openedId: eventId }), byId('desk', HTMLDivElement));
}
