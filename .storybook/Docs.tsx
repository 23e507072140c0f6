import { styled } from '@mui/material/styles';
import { createLtrCache } from '@site/ui/cache';
import { display } from '@site/ui/display';
import { UiProvider } from '@site/ui/UiProvider';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { tokensOf } from './brands';
import { houseTheme } from './houseTheme';
import { Scheme } from './Scheme';

const themes = { light: houseTheme('light'), dark: houseTheme('dark') };
const cache = createLtrCache();

interface Told {
  globals: Record<string, unknown>;
}

/** A page of docs in the scheme and the brand of the toolbar; it is written in English, so it always runs from left to right. */
export function Docs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { colorScheme, brand } = useSyncExternalStore(follow, read) ?? {};
  const scheme = colorScheme === 'light' ? 'light' : 'dark';
  return (
    <UiProvider direction="ltr" cache={cache} brand={tokensOf(brand)}>
      <Scheme mode={scheme}>
        <Paper>
          <DocsContainer context={context} theme={themes[scheme]}>
            {children}
          </DocsContainer>
        </Paper>
      </Scheme>
    </UiProvider>
  );
}

const Paper = styled('div')({
  '& .sbdocs:is(.sbdocs-title, .sbdocs-h1)': { ...display, fontSize: 40, fontWeight: 850, lineHeight: 1.05 },
  '& .sbdocs:is(.sbdocs-h2)': { ...display, fontSize: 24, lineHeight: 1.2, borderBlockEnd: 0, paddingBlockEnd: 0 },
});

function follow(onChange: () => void) {
  const channel = addons.getChannel();
  channel.on(GLOBALS_UPDATED, onChange);
  return () => channel.off(GLOBALS_UPDATED, onChange);
}

function read() {
  const channel = addons.getChannel();
  const [told] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as [Told?];
  return told?.globals;
}
