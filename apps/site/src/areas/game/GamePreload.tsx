import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { lazyPages } from '../../app/lazyPages';
import { useStores } from '../../stores/StoresContext';

/** Pointers rest longer on a game that somebody reads. */
const REST_MS = 120;

/**
 * Loads what a game needs while its tile is pointed at, touched or focused: the site's own page of games, and the vendor's files in a hidden
 * frame, once for each game. Not for those who save data.
 */
export default function GamePreload() {
  const { i18n } = useTranslation();
  const { api, system } = useStores();
  const { savesData, language } = system;
  const { pathname } = useLocation();
  const [frame] = useState(() => document.createElement('iframe'));
  const [loaded] = useState(() => new Set<string>());
  useEffect(() => {
    if (savesData) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = async (nodeId: string) => {
      loaded.add(nodeId);
      void Promise.all([lazyPages.game?.prepare(i18n), import('../../app/raiseCurtain')]).catch(() => {});
      const reply = await api('preloadGame', { nodeId: Number(nodeId), language }, { signal });
      if (signal.aborted || !reply.ok || !reply.value.url) return;
      frame.hidden = true;
      frame.src = reply.value.url;
      document.body.append(frame);
    };
    const approach = ({ target }: Event) => {
      clearTimeout(timer);
      const nodeId = target instanceof Element && target.closest<HTMLElement>('[data-game]')?.dataset['game'];
      if (nodeId && !loaded.has(nodeId)) timer = setTimeout(() => void load(nodeId), REST_MS);
    };
    // A finger is a pointer as well; one that scrolls is cancelled.
    for (const sign of ['pointerover', 'focusin']) document.addEventListener(sign, approach, { signal, passive: true });
    document.addEventListener('pointercancel', () => clearTimeout(timer), { signal });
    return () => {
      leaving.abort();
      clearTimeout(timer);
      frame.remove();
    };
    // The game itself comes first: nothing is loaded ahead for a page that was left.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the frame belongs to the page that it was made on
  }, [api, i18n, frame, loaded, language, savesData, pathname]);
  return null;
}
