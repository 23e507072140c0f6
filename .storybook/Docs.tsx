import './bigintAsJson';
import { styled } from '@mui/material/styles';
import { createLtrCache } from '@site/ui/cache';
import { display } from '@site/ui/display';
import { UiProvider } from '@site/ui/UiProvider';
import { tone } from '@site/ui/vars';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { lookOf } from './brands';
import { houseTheme } from './houseTheme';
import { Scheme } from './Scheme';

const themes = { light: houseTheme('light'), dark: houseTheme('dark') };
const cache = createLtrCache();

interface Told {
  globals: Record<string, unknown>;
}

/** Shows a docs page in the toolbar's scheme and brand; always from left to right, because it is written in English. */
export function Docs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { colorScheme, brand } = useSyncExternalStore(follow, read) ?? {};
  const scheme = colorScheme === 'light' ? 'light' : 'dark';
  return (
    <UiProvider direction="ltr" locale="en" cache={cache} brand={lookOf(brand)}>
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

/** Selects text about stories, not text inside them. */
const written = (element: string) => `& .sbdocs-content ${element}:not(.docs-story *, .sb-unstyled *, nav *)`;

const Paper = styled('div')({
  [written('h1')]: { ...display, fontSize: 40, fontWeight: 850, lineHeight: 1.05 },
  [written('h2')]: { ...display, marginBlockStart: 40, borderBlockEnd: 0, paddingBlockEnd: 0, fontSize: 24, lineHeight: 1.2 },
  [written('tr')]: { backgroundColor: 'transparent', border: 0 },
  [written('th')]: { border: 0, borderBlockEnd: `1px solid ${tone.line}`, textAlign: 'start', color: tone.muted },
  [written('td')]: { border: 0, borderBlockEnd: `1px solid ${tone.line}`, verticalAlign: 'top' },
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
