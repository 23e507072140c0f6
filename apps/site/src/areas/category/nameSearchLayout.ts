import { media } from '@site/ui/layout';

/** Size of the field that searches games of a category. */
export const nameSearchLayout = { inlineSize: 280, [media.phone]: { inlineSize: '100%' } } as const;
