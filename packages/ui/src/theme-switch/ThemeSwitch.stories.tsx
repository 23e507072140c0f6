import type { Meta, StoryObj } from '@storybook/react-vite';
import { Profiler } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { createLtrCache } from '../theme/cache';
import { UiProvider } from '../theme/UiProvider';
import { ThemeSwitch } from './ThemeSwitch';

const cache = createLtrCache();
const onRender = fn();

const meta = {
  component: ThemeSwitch,
  args: { label: 'Light or dark' },
} satisfies Meta<typeof ThemeSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Light or dark' })).toBeVisible();
  },
};

/** From the keyboard, too. Colours are CSS variables, so a change of scheme renders nothing beside the switch. */
export const RendersNothingElse: Story = {
  // The toolbar holds the scheme of every other story.
  parameters: { provider: false, visual: { skip: true } },
  render: (args) => (
    <UiProvider direction="ltr" cache={cache}>
      <ThemeSwitch {...args} />
      <Profiler id="beside" onRender={onRender}>
        <p>Games</p>
      </Profiler>
    </UiProvider>
  ),
  play: async ({ canvas }) => {
    const { dataset } = document.documentElement;
    const first = dataset['colorScheme'];
    onRender.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Light or dark' }));
    await waitFor(() => expect(dataset['colorScheme']).not.toBe(first));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dataset['colorScheme']).toBe(first));
    await expect(onRender).not.toHaveBeenCalled();
  },
};
