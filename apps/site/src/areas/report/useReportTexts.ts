import { type Report, wordsAt } from '@site/api/defineReport';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

export type Translate = (key: string, values?: Record<string, string>) => string;

/** Returns a function that translates the keys of a declaration. A test checks these keys, since the compiler cannot. */
export function useReportTexts(report: Report): Translate {
  const { t } = useTranslation();
  return useCallback<Translate>((key, values) => (t as unknown as Translate)(wordsAt(report, key).join(':'), values), [t, report]);
}
