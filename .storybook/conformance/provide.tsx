import type { ReactNode } from 'react';
import { createLtrCache } from '../../packages/ui/src/theme/cache';
import { createRtlCache } from '../../packages/ui/src/theme/rtl';
import { UiProvider } from '../../packages/ui/src/theme/UiProvider';

const locales = { ltr: 'en', rtl: 'ar' } as const;

// Global styles of one key are shared by a page: with that of the story around, they would go with the first component that is checked.
const caches = {
  ltr: Object.assign(createLtrCache(), { key: 'uicheck' }),
  rtl: Object.assign(createRtlCache(), { key: 'uirtlcheck' }),
};

/** Puts what is checked into a page of the given direction. */
export const provide = (children: ReactNode, direction: 'ltr' | 'rtl') => (
  <UiProvider direction={direction} locale={locales[direction]} cache={caches[direction]}>
    {children}
  </UiProvider>
);
