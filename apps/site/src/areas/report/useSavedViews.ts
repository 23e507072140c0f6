import type { Report } from '@site/api/defineReport';
import type { OutputOf } from '@site/api/call';
import type { Calls } from '@site/api/calls';
import { useCallback, useEffect, useState } from 'react';
import { Answer } from '../../stores/Answer';
import { useStores } from '../../stores/StoresContext';

export type SavedView = OutputOf<Calls['savedViews']>['views'][number]['view'];

/** Name of the view that a report opens with. */
export const MAIN_VIEW = '';

/**
 * Reads and writes an agent's saved views of a report. Other readers have none, and so has an agent whose views do not load.
 *
 * Source: AGT-06.
 */
export function useSavedViews(report: Report) {
  const { api, toasts } = useStores();
  const [answer] = useState(() => new Answer(api, 'savedViews'));
  const isKept = report.audience === 'agent';
  const ask = useCallback(() => answer.ask({ report: report.name }), [answer, report.name]);
  useEffect(() => {
    if (isKept) void ask();
  }, [ask, isKept]);
  const keepMain = useCallback(
    async (view: SavedView) => {
      const reply = await api('saveView', { report: report.name, name: MAIN_VIEW, view });
      if (reply.ok) await ask();
    },
    [api, ask, report.name],
  );
  const { load } = answer;
  return {
    isLoading: isKept && load.state === 'loading',
    views: isKept && load.state === 'ready' ? load.value.views : undefined,
    /** Returns true once it is saved; a refusal is shown. */
    async save(name: string, view: SavedView): Promise<boolean> {
      const reply = await api('saveView', { report: report.name, name, view });
      if (reply.ok) await ask();
      else toasts.refuse(reply.code);
      return reply.ok;
    },
    /** Saves the main view in the background: one that is refused is saved with the next change. */
    keepMain,
    async remove(name: string): Promise<void> {
      const reply = await api('deleteView', { report: report.name, name });
      if (reply.ok) await ask();
      else toasts.refuse(reply.code);
    },
  };
}

const REST_MS = 400;

/** Keeps the main view once it has rested for a moment, where `kept` differs. Undefined keeps nothing. Source: AGT-06. */
export function useKeptMain(keepMain: (view: SavedView) => Promise<void>, kept: SavedView, main: SavedView | undefined): void {
  const text = main && JSON.stringify(main);
  const keptText = JSON.stringify(kept);
  useEffect(() => {
    if (text === undefined || text === keptText) return undefined;
    const timer = setTimeout(() => void keepMain(JSON.parse(text) as SavedView), REST_MS);
    return () => clearTimeout(timer);
  }, [text, keptText, keepMain]);
}
