import './fonts';
import { UiProvider } from '@site/ui/UiProvider';
import type { Preview, StoryContext } from '@storybook/react-vite';
import type { StoryContextForEnhancers, StrictInputType } from 'storybook/internal/types';
import { type ComponentProps, lazy, type PropsWithChildren, Suspense } from 'react';
import { brands, lookOf } from './brands';
import { caches } from './caches';
import { readable } from './guide/readable';
import { looksOf, modes, type Prepared, viewports, type Visual } from './modes';
import { Scheme } from './Scheme';
import { languageOf, languages } from './languages';
import { useShownLook } from './shownLook';
import type { Speech } from './speech';

/** Loaded on docs pages only: tests of stories do not need it. */
const Docs = lazy(async () => ({ default: (await import('./Docs')).Docs }));
const ComponentPage = lazy(async () => ({ default: (await import('./guide/ComponentPage')).ComponentPage }));
/** Returns the name of a component, which in a built workshop only react-docgen still knows. */
const nameOf = (component: unknown) => {
  const { __docgenInfo: docgen } = (component ?? {}) as { __docgenInfo?: { displayName?: string } };
  return docgen?.displayName;
};

/** Moves `@default` into the table's own column, which cannot hold an element. */
const forTheTable = ({ description, ...argType }: StrictInputType): StrictInputType => ({
  ...argType,
  ...(description && { description: description.replace(/\s*@default\b.*/, '') }),
  ...(argType.table?.type?.summary === 'ReactNode' && { control: false }),
});

interface StageProps extends Pick<ComponentProps<typeof UiProvider>, 'direction' | 'locale'> {
  globals: Record<string, unknown>;
}

function Stage({ direction, locale, globals, children }: PropsWithChildren<StageProps>) {
  const { brand = globals['brand'], colorScheme = globals['colorScheme'] } = useShownLook();
  return (
    <UiProvider direction={direction} locale={locale} cache={caches[direction]} brand={lookOf(brand)}>
      <Scheme mode={colorScheme === 'light' ? 'light' : 'dark'}>{children}</Scheme>
    </UiProvider>
  );
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
      toolbar: {
        title: 'Language',
        icon: 'globe',
        dynamicTitle: true,
        items: Object.entries(languages).map(([value, { name }]) => ({ value, title: name })),
      },
    },
    brand: {
      description: 'Brand',
      toolbar: {
        title: 'Brand',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: brands.map(({ merchant, name }) => ({ value: merchant, title: name })),
      },
    },
  },
  initialGlobals: { ...modes.dark, brand: 'marquee', words: 'language' },
  parameters: {
    layout: 'padded',
    backgrounds: { disabled: true },
    viewport: { options: viewports },
    // Off by default; it knows the exceptions for links in sentences and for spaced targets.
    a11y: { test: 'error', options: { rules: { 'target-size': { enabled: true } } } },
    docs: {
      container: (props: ComponentProps<typeof Docs>) => (
        <Suspense>
          <Docs {...props} />
        </Suspense>
      ),
      page: () => <ComponentPage />,
      source: {
        transform: (code: string, { component }: StoryContext) => readable(code, nameOf(component)),
      },
      toc: { headingSelector: 'h2', ignoreSelector: '.docs-story *, .example *', title: 'On this page' },
    },
    options: {
      storySort: {
        order: [
          'Start',
          ['Marquee', 'How to write a component', 'Decisions', 'Accessibility', 'BrandPlayground'],
          'Foundations',
          ['Colour', 'Type', 'Shape', 'Motion', 'Direction', 'Icon', 'Illustrations'],
          'Inputs',
          'Shell',
          'Games',
          'Money and progress',
          'Agents',
          'Feedback',
          '*',
        ],
      },
    },
  },
  // Not about arguments: it is the only hook where Storybook passes each prepared story before its parameters are read.
  argTypesEnhancers: [
    ({ argTypes, parameters, storyGlobals }: StoryContextForEnhancers & Prepared) => {
      const visual = parameters['visual'] as Visual | undefined;
      parameters['chromatic'] = {
        modes: looksOf(visual, storyGlobals),
        disableSnapshot: visual?.skip ?? false,
        prefersReducedMotion: 'reduce',
      };
      // A full-page overlay would cover the docs, so it gets its own frame.
      if (visual?.page) parameters['docs'] = { ...parameters['docs'], story: { inline: false, height: '600px' } };
      return Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => [name, forTheTable(argType)]));
    },
  ],
  loaders: [
    async ({ globals: { language, words }, storyGlobals }: StoryContext & Prepared) => {
      if (storyGlobals?.language || words === 'story' || language === modes.dark.language) return {};
      const { loadSpeech } = await import('./speech');
      return { speech: await loadSpeech(String(language)) };
    },
  ],
  decorators: [
    (Story, { args, component, globals, loaded, parameters, storyGlobals }: StoryContext & Prepared) => {
      const { tag, direction } = languageOf(String(globals['language']));
      const speech = loaded['speech'] as Speech | undefined;
      document.documentElement.lang = tag;
      document.documentElement.dir = direction;
      // Only the outermost provider writes the theme's variables, so a story about the provider must not have this one.
      if (parameters['provider'] === false) return <Story />;
      // In the modes of the tests the words of a story stay in its own language, and so do its figures.
      const locale = (parameters['locale'] as string | undefined) ?? (storyGlobals?.language || speech ? tag : 'en');
      return (
        <Stage direction={direction} locale={locale} globals={globals}>
          {speech ? <Story args={speech.spoken(nameOf(component), args)} /> : <Story />}
        </Stage>
      );
    },
  ],
};

export default preview;
