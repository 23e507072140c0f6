import { keysOf, type Report, wordsAt } from '@site/api/defineReport';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Namespace } from '../../app/i18n';

export type Translate = (key: string, values?: Record<string, string>) => string;

/** Returns a function that translates the keys of a declaration. A test checks these keys, since the compiler cannot. */
export function useReportTexts(report: Report): Translate {
  const namespaces = useMemo(() => [...new Set(keysOf(report).map((key) => wordsAt(report, key)[0] as Namespace))], [report]);
  const { t } = useTranslation(namespaces);
  return useCallback<Translate>((key, values) => (t as unknown as Translate)(wordsAt(report, key).join(':'), values), [t, report]);
}
