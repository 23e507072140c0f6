import '@site/ui/fonts/latin.css';
import { createLtrCache } from '@site/ui/cache';
import { createRtlCache } from '@site/ui/rtl';
import { UiProvider } from '@site/ui/UiProvider';
import { createRoot } from 'react-dom/client';
import { tile } from './tile.js';

const direction = document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
const cache = direction === 'rtl' ? createRtlCache() : createLtrCache();

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <UiProvider direction={direction} locale={document.documentElement.lang} cache={cache}>
    {tile}
  </UiProvider>,
);
