import { styled } from '@mui/material/styles';
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
  args: { labels: { theme: 'Light or dark', system: 'As the system', light: 'Light', dark: 'Dark' } },
  decorators: [
    (Story) => (
      <Stage>
        <Story />
      </Stage>
    ),
  ],
} satisfies Meta<typeof ThemeSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Light or dark'));
    const pressed = canvas.getAllByRole('button', { pressed: true });
    await expect(pressed.map(({ textContent }) => textContent)).toEqual([
      document.documentElement.dataset['colorScheme'] === 'light' ? 'Light' : 'Dark',
    ]);
  },
};

/** Works from the keyboard too. Colours are CSS variables, so a change of scheme renders only the switch. */
export const RendersNothingElse: Story = {
  // The toolbar controls the scheme of every other story.
  parameters: { provider: false, visual: { skip: true } },
  render: (args) => (
    <UiProvider direction="ltr" locale="en" cache={cache}>
      <ThemeSwitch {...args} />
      <Profiler id="beside" onRender={onRender}>
        <p>Games</p>
      </Profiler>
    </UiProvider>
  ),
  play: async ({ canvas }) => {
    const { dataset } = document.documentElement;
    const choose = async (name: string) => {
      await userEvent.click(canvas.getByText('Light or dark'));
      canvas.getByRole('button', { name }).focus();
      await userEvent.keyboard('{Enter}');
    };
    await choose('Dark');
    await waitFor(() => expect(dataset['colorScheme']).toBe('dark'));
    onRender.mockClear();
    await choose('Light');
    await waitFor(() => expect(dataset['colorScheme']).toBe('light'));
    await choose('As the system');
    await waitFor(() => expect(dataset['colorScheme']).toBe(matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'));
    await expect(onRender).not.toHaveBeenCalled();
  },
};

const Stage = styled('div')({
  display: 'flex',
  justifyContent: 'flex-end',
  minBlockSize: 220,
  padding: 12,
  '& > details': { blockSize: 40 },
});
