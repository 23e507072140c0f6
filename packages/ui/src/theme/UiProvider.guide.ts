import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Foundations',
  use: [
    'Wrap every page in one provider: components read theme, direction and language from it, and those that write figures throw without it.',
    'Create the style cache once in the browser, and once for each page that a server renders.',
    'Pass `brand` to change colours, corners and typefaces at run time, without a rebuild.',
  ],
  avoid: [
    { when: 'To let the reader choose light or dark: MUI keeps the scheme.', instead: 'ThemeSwitch' },
    { when: 'For a part of the page in another language: set `LocaleContext` of `@site/ui/useLocale` around it.' },
  ],
  sizes:
    'It renders no element of its own. Its base styles set text of 14px with a line height of 1.45 on the body, and clip what is wider than the page.',
  status: 'stable',
  since: '0.1.0',
  face: 'foundations',
};
