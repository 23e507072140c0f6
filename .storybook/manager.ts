import './bigintAsJson';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { houseTheme } from './houseTheme';

const themes = { light: houseTheme('light'), dark: houseTheme('dark') };
const isLight = new URLSearchParams(location.search).get('globals')?.includes('colorScheme:light') ?? false;

addons.setConfig({
  theme: themes[isLight ? 'light' : 'dark'],
  sidebar: { showRoots: true },
  // Pages about the library have no arguments.
  layoutCustomisations: {
    showPanel: ({ storyId }, isShown) => isShown && !/^(start|foundations-(colour|direction|motion|shape|type))-/.test(storyId),
  },
});

/** The manager uses the scheme of the preview. */
addons.register('house', (api) => {
  const follow = ({ globals }: { globals: Record<string, unknown> }) => {
    const scheme = globals['colorScheme'] === 'light' ? 'light' : 'dark';
    document.documentElement.dataset['scheme'] = scheme;
    api.setOptions({ theme: themes[scheme] });
  };
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});
