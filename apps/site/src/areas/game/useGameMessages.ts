import { useColorScheme } from '@mui/material/styles';
import type { GameMessage, SiteMessage } from '@site/api/gameFrame';
import { type RefObject, useEffect } from 'react';
import type { GameStore } from './GameStore';

/** Time limit for the first sign of a frame: a message, or its load where the game sends none. */
const SILENCE_MS = 15_000;

const kinds: readonly unknown[] = [
  'ready',
  'failed',
  'playing',
  'refused',
  'balance',
  'round',
  'sessionEnded',
] satisfies GameMessage['kind'][];

interface GameMessagesOptions {
  frame: RefObject<HTMLIFrameElement | null>;
  /** Store that receives the messages, or a timeout after 15 seconds without a sign. */
  game: GameStore;
  /** Address of the game; undefined before. Only messages from its origin are accepted. */
  gameUrl: string | undefined;
  /** True after the first message: posting to a page that has not loaded, or that does not listen, would log an error. */
  hasSpoken: boolean;
  language: string;
}

/** Receives messages of the game's frame, and sends it the page's scheme and language after its first message and on changes. */
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
