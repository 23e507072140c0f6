import type { ReactNode } from 'react';
import { UiProvider } from '../../packages/ui/src/theme/UiProvider';
import { caches } from '../caches';

const locales = { ltr: 'en', rtl: 'ar' } as const;

/** Puts what is checked into a page of the given direction. */
export const provide = (children: ReactNode, direction: 'ltr' | 'rtl') => (
  <UiProvider direction={direction} locale={locales[direction]} cache={caches[direction]}>
    {children}
  </UiProvider>
);
