import { useColorScheme } from '@mui/material/styles';
import type { GameMessage, SiteMessage } from '@site/api/gameFrame';
import { type RefObject, useEffect } from 'react';
import type { GameStore } from './GameStore';

/** How long a frame may take until it says that the game is ready. */
const SILENCE_MS = 15_000;

const kinds: readonly unknown[] = ['ready', 'failed', 'balance', 'round', 'sessionEnded'] satisfies GameMessage['kind'][];

interface GameMessagesOptions {
  frame: RefObject<HTMLIFrameElement | null>;
  /** Told what the frame says, or that it said nothing for 15 seconds. */
  game: GameStore;
  /** Address of the game; undefined while there is none. Messages of its origin are heard alone. */
  gameUrl: string | undefined;
  /** The page of the game is there: one that is not would make the browser complain about what is sent to it. */
  hasSpoken: boolean;
  language: string;
}

/** Hears the game in a frame, and tells it the page's scheme and language when it has spoken and when they change. */
export function useGameMessages({ frame, game, gameUrl, hasSpoken, language }: GameMessagesOptions): void {
  const { colorScheme = 'dark' } = useColorScheme();

  useEffect(() => {
    if (gameUrl === undefined) return;
    const { origin } = new URL(gameUrl);
    const timer = setTimeout(() => game.giveUpOnFrame(), SILENCE_MS);
    const hear = ({ source, origin: sender, data }: MessageEvent<unknown>) => {
      if (source === frame.current?.contentWindow && sender === origin && isGameMessage(data)) game.hear(data);
    };
    window.addEventListener('message', hear);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('message', hear);
    };
  }, [frame, game, gameUrl]);

  useEffect(() => {
    if (gameUrl === undefined || !hasSpoken) return;
    const look: SiteMessage = { kind: 'look', theme: colorScheme, language };
    frame.current?.contentWindow?.postMessage(look, new URL(gameUrl).origin);
  }, [frame, gameUrl, hasSpoken, language, colorScheme]);
}

function isGameMessage(data: unknown): data is GameMessage {
  return typeof data === 'object' && data !== null && 'kind' in data && kinds.includes(data.kind);
}
