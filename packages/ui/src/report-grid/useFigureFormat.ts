import { useMemo } from 'react';
import { useLocale } from '../theme/useLocale';
import type { FigureFormat, FigureUnits } from './formatFigure';

/** Returns the units of figures together with the reader's language. The result keeps its identity while nothing changes. */
export function useFigureFormat({ currency, timeZone }: FigureUnits): FigureFormat {
  const locale = useLocale();
  return useMemo(() => ({ locale, currency, timeZone }), [locale, currency, timeZone]);
}
