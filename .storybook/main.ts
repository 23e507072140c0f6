import { color } from '@site/ui/tokens';
import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';
import { storyFolders } from './families.ts';
import { propsPlugin } from './guide/propsPlugin.ts';

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: {} },
  stories: [
    { directory: './pages/start', files: '*.@(mdx|stories.tsx)', titlePrefix: 'Start' },
    { directory: './pages/foundations', files: '*.@(mdx|stories.tsx)', titlePrefix: 'Foundations' },
    ...storyFolders().map(({ folder, families: [family = 'Unplaced'] }) => ({
      directory: `../packages/ui/src/${folder}`,
      files: '*.stories.tsx',
      titlePrefix: family,
    })),
  ],
  addons: [
    // Tables are an extension of Markdown.
    { name: '@storybook/addon-docs', options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } } },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  // Snippets are read from the source: at run time a component has the name of its styles, and a handler that of a mock.
  features: { sidebarOnboardingChecklist: false, experimentalCodeExamples: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  staticDirs: [
    { from: '../packages/ui/src/fonts', to: '/fonts' },
    { from: '../apps/site/public', to: '/brand' },
  ],
  // Background of a loading page: Storybook's default is white.
  previewHead: (head = '') => `${head}<style>.sb-wrapper { background: ${color.page.dark} !important; }</style>`,
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [propsPlugin()],
      build: {
        chunkSizeWarningLimit: 2000,
        rolldownOptions: {
          // Every file of MUI begins with "use client", which has no meaning in a browser: hundreds of warnings would hide the important
          // ones.
          onLog: (level: string, log: { code?: string }, handle: (level: string, log: { code?: string }) => void) => {
            if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
          },
        },
      },
    }),
};

export default config;
