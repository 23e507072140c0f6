import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { glyphs, type IconName } from './glyphs';
import { Icon } from './Icon';

const names = Object.keys(glyphs) as IconName[];

const meta = {
  component: Icon,
  args: { name: 'hot', size: 30 },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Every: Story = {
  render: () => (
    <Sheet>
      {names.map((name) => (
        <li key={name}>
          <Icon name={name} size={24} />
          {name}
        </li>
      ))}
    </Sheet>
  ),
};

export const Mirrored: Story = {
  args: { name: 'forward' },
  globals: { language: 'AR' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('g')).toHaveAttribute('transform');
  },
};

export const TimeIsNotMirrored: Story = {
  args: { name: 'clock' },
  globals: { language: 'AR' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('g')).not.toHaveAttribute('transform');
  },
};

const Sheet = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))',
  gap: theme.spacing(2, 1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: 12,
  color: theme.vars.palette.tone.muted,
  '& li': { display: 'grid', justifyItems: 'center', gap: theme.spacing(0.75) },
  '& svg': { color: theme.vars.palette.tone.text },
}));
