import { createLtrCache, UiProvider } from '@site/ui';
import { renderToString } from 'react-dom/server';
import { tile } from './tile.js';

console.log(
  renderToString(
    <UiProvider direction="ltr" locale="en" cache={createLtrCache()}>
      {tile}
    </UiProvider>,
  ),
);
