import { useEffect, useRef, useState } from 'preact/hooks';
import { pause } from '../../../core/client/pause.ts';
import type { EventTools } from '../../../core/client/EventStage.ts';
import type { BoardState } from '../../../core/play/wire.ts';
import type { Board, BoardView, BookTheme } from '../wire.ts';

const EVERY_MS = 2000;

export interface SeenBoard extends Omit<BoardState, 'board'> {
  board: Board;
  /** Page time of the answer. */
  seenAtMs: number;
  /** False while the studio does not answer. */
  isFresh: boolean;
  /** The view that this is the answer to. */
  view: BoardView;
}

/** Looks at the board every two seconds, and at once when the view changes. `again` does so as well. */
export function useBoard(tools: EventTools<BookTheme>, first: BoardState, view: BoardView): { seen: SeenBoard; again: () => void } {
  const [seen, setSeen] = useState<SeenBoard>(() => seenNow(first, {}));
  const wakeRef = useRef<() => void>(() => undefined);
  const wanted = JSON.stringify(view);

  useEffect(() => {
    const closed = new AbortController();
    const follow = async () => {
      const asked = JSON.parse(wanted) as BoardView;
      for (;;) {
        const reply = await tools.look(asked);
        if (closed.signal.aborted) return;
        if (reply.ok) setSeen(seenNow(reply.value, asked));
        else setSeen((last) => ({ ...last, isFresh: false }));
        const { promise, resolve } = Promise.withResolvers<void>();
        wakeRef.current = resolve;
        await Promise.race([promise, pause(EVERY_MS)]);
      }
    };
    void follow();
    return () => closed.abort();
  }, [tools, wanted]);

  return { seen, again: () => wakeRef.current() };
}

function seenNow({ board, ...rest }: BoardState, view: BoardView): SeenBoard {
  return { ...rest, board: board as Board, seenAtMs: performance.now(), isFresh: true, view };
}
