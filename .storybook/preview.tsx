import './fonts';
import { useColorScheme } from '@mui/material/styles';
import { createLtrCache } from '@site/ui/cache';
import { createRtlCache } from '@site/ui/rtl';
import { UiProvider } from '@site/ui/UiProvider';
import type { Preview } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect } from 'react';
import { modes } from './modes';

const caches = { ltr: createLtrCache(), rtl: createRtlCache() };
const languages = [
  { value: 'EN', title: 'English', tag: 'en', direction: 'ltr' },
  { value: 'BN', title: 'বাংলা', tag: 'bn', direction: 'ltr' },
  { value: 'AR', title: 'العربية', tag: 'ar', direction: 'rtl' },
] as const;

/** MUI owns the scheme, so the toolbar asks it rather than writing the attribute. */
function Scheme({ mode, children }: { mode: 'light' | 'dark'; children: ReactNode }) {
  const { setMode } = useColorScheme();
  useLayoutEffect(() => setMode(mode), [mode, setMode]);
  return children;
}

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    colorScheme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    language: {
      description: 'Language',
      toolbar: { title: 'Language', icon: 'globe', dynamicTitle: true, items: languages.map(({ value, title }) => ({ value, title })) },
    },
  },
  initialGlobals: modes.dark,
  parameters: {
    layout: 'padded',
    viewport: {
      options: {
        small: { name: 'Small phone', styles: { width: '320px', height: '640px' } },
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
        desk: { name: 'Desk', styles: { width: '1440px', height: '900px' } },
      },
    },
    a11y: { test: 'error' },
    chromatic: { modes },
  },
  decorators: [
    (Story, { globals, parameters }) => {
      const { tag, direction } = languages.find(({ value }) => value === globals['language']) ?? languages[0];
      document.documentElement.lang = tag;
      document.documentElement.dir = direction;
      // Variables of a theme are written by the outermost provider alone, so a story about the provider stands without this one.
      if (parameters['provider'] === false) return <Story />;
      return (
        <UiProvider direction={direction} cache={caches[direction]}>
          <Scheme mode={globals['colorScheme'] === 'light' ? 'light' : 'dark'}>
            <Story />
          </Scheme>
        </UiProvider>
      );
    },
  ],
};

export default preview;
