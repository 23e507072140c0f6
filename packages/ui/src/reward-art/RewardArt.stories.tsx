import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RewardArt, rewardArtNames } from './RewardArt';

const meta = { component: RewardArt, args: { name: 'gift' } } satisfies Meta<typeof RewardArt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Every: Story = {
  render: () => (
    <Sheet>
      {rewardArtNames.map((name) => (
        <li key={name}>
          <RewardArt name={name} />
          {name}
        </li>
      ))}
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(rewardArtNames.length);
  },
};

export const Square: Story = {
  render: () => (
    <Sheet data-crop="square">
      {rewardArtNames.map((name) => (
        <li key={name}>
          <RewardArt name={name} crop="square" />
        </li>
      ))}
    </Sheet>
  ),
};

const Sheet = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: theme.vars.palette.tone.muted,
  fontSize: 12,
  '&[data-crop="square"]': { gridTemplateColumns: 'repeat(auto-fill, minmax(64px, 64px))' },
  '& svg': { borderRadius: 12 },
}));
