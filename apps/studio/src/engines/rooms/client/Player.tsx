import type { ComponentChildren } from 'preact';
import { TURN_MS } from '../turnClock.ts';
import { Avatar } from './Avatar.tsx';

interface PlayerProps {
  place: number;
  isBot: boolean;
  name: string;
  stack: string;
  /** Remark about the player, such as that they have folded. */
  note: string;
  /** The turn's end, for who has the turn. */
  clock: { endMs: number; leftMs: number } | undefined;
  /** Shown at the face: the dealer's button, or a number of cards. */
  children?: ComponentChildren;
}

/** A player at a table: face, clock, name and money. */
export function Player({ place, isBot, name, stack, note, clock, children }: PlayerProps) {
  return (
    <>
      <div class="poker-face">
        <Avatar place={place} isBot={isBot} />
        {clock && (
          <svg key={clock.endMs} class="poker-clock" viewBox="0 0 44 44" aria-hidden="true" style={{ '--left': `${clock.leftMs}ms` }}>
            <circle cx="22" cy="22" r="20" pathLength="1" style={{ '--from': String(Math.max(0, 1 - clock.leftMs / TURN_MS)) }} />
          </svg>
        )}
        {children}
      </div>
      <p class="poker-name">
        <span>{name}</span>
        <span class="figure">{stack}</span>
        {note && <em>{note}</em>}
      </p>
    </>
  );
}
