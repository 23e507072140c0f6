import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { EventTools } from '../../../core/client/EventStage.ts';
import type { OddsFormat } from '@site/rules/oddsFormats';
import type { Leg } from '../slip.ts';
import type { BookTheme } from '../wire.ts';

export interface BookState {
  tools: EventTools<BookTheme>;
  format: OddsFormat;
  /** The selections on the slip, at the odds that the player saw. */
  legs: readonly Leg[];
  /** Puts a selection on the slip, or takes it off. */
  toggle: (leg: Leg) => void;
  openMatch: (eventId: string) => void;
  /** The studio's time. */
  nowMs: number;
}

export const BookContext = createContext<BookState | undefined>(undefined);

export function useBook(): BookState {
  const state = useContext(BookContext);
  if (!state) throw new Error('A part of the book is outside of it.');
  return state;
}
