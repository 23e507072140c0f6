import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Profiler, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Pagination } from '../pagination/Pagination';
import { StatusChip } from '../status-chip/StatusChip';
import { ThemeSwitch } from '../theme-switch/ThemeSwitch';
import { createLtrCache } from './cache';
import type { BrandTheme } from './tokens';
import { UiProvider } from './UiProvider';

const khela: BrandTheme = {
  tokens: {
    action: { light: '#2FBF71', dark: '#2FBF71' },
    actionHover: { light: '#4FD08A', dark: '#4FD08A' },
    actionText: { light: '#0B6B3A', dark: '#2FBF71' },
    onAction: { light: '#04140B', dark: '#04140B' },
  },
  roundness: 0,
  typeface: { text: 'system' },
};

const meta = {
  component: UiProvider,
  args: { direction: 'ltr', locale: 'en', cache: createLtrCache(), children: null },
} satisfies Meta<typeof UiProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** SYS-13: a brand's look arrives at run time, and the page applies them without a rebuild. */
export const BrandAtRunTime: Story = {
  parameters: { provider: false, visual: { skip: true } },
  render: ({ direction, cache }) => <Branded direction={direction} cache={cache} />,
  play: async ({ canvas }) => {
    const act = canvas.getByRole('button', { name: 'Play now' });
    await expect(act).toHaveStyle({ backgroundColor: 'rgb(255, 178, 36)' });
    const change = canvas.getByRole('button', { name: 'Another brand' });
    await userEvent.click(change);
    await waitFor(() => expect(act).toHaveStyle({ backgroundColor: 'rgb(47, 191, 113)' }));
    await expect(act).toHaveStyle({ color: 'rgb(4, 20, 11)', borderRadius: '0px', fontFamily: 'system-ui, sans-serif' });
  },
};

const onRender = fn();

/** SHL-10: colours are variables, so a change of scheme renders only the switch, also with MUI's own and styled components. */
export const SchemeRendersNothingElse: Story = {
  parameters: { provider: false, visual: { skip: true } },
  render: ({ direction, cache }) => (
    <UiProvider direction={direction} locale="en" cache={cache}>
      <ThemeSwitch labels={{ theme: 'Light or dark', system: 'As the system', light: 'Light', dark: 'Dark' }} />
      <Profiler id="beside" onRender={onRender}>
        <Row>
          <Button variant="contained">Play now</Button>
          <StatusChip tone="good" icon="check" label="Paid" />
          <Pagination
            value={1}
            totalPages={3}
            labels={{ region: 'Pages', previous: 'Previous', next: 'Next', page: (page) => `Page ${page}` }}
            onChange={fn()}
          />
        </Row>
      </Profiler>
    </UiProvider>
  ),
  play: async ({ canvas }) => {
    const play = canvas.getByRole('button', { name: 'Play now' });
    const chip = canvas.getByText('Paid');
    const choose = async (name: string) => {
      await userEvent.click(canvas.getByText('Light or dark'));
      await userEvent.click(canvas.getByRole('button', { name }));
    };
    await choose('Dark');
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-color-scheme', 'dark'));
    const first = getComputedStyle(chip).color;
    onRender.mockClear();
    await choose('Light');
    await waitFor(() => expect(getComputedStyle(chip).color).not.toBe(first));
    await choose('Dark');
    await waitFor(() => expect(getComputedStyle(chip).color).toBe(first));
    await expect(play).toBeVisible();
    await expect(onRender).not.toHaveBeenCalled();
  },
};

function Branded({ direction, cache }: Pick<Parameters<typeof UiProvider>[0], 'direction' | 'cache'>) {
  const [brand, setBrand] = useState<BrandTheme>();
  return (
    <UiProvider direction={direction} locale="en" cache={cache} brand={brand}>
      <Row>
        <Button variant="contained">Play now</Button>
        <Button variant="outlined" onClick={() => setBrand(khela)}>
          Another brand
        </Button>
      </Row>
    </UiProvider>
  );
}

const Row = styled('div')({ display: 'flex', alignItems: 'center', gap: 12, padding: 16 });
