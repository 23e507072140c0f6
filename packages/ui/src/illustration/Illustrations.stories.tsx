import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { tone } from '../theme/vars';
import { Blocked } from './Blocked';
import { Broken } from './Broken';
import { Done } from './Done';
import { EmptyStage } from './EmptyStage';
import { Maintenance } from './Maintenance';
import { NoFavourites } from './NoFavourites';
import { NoGames } from './NoGames';
import { NoMessages } from './NoMessages';
import { NoRecords } from './NoRecords';
import { Offline } from './Offline';
import { Scene } from './Scene';

const scenes = {
  NoGames: <NoGames />,
  NoRecords: <NoRecords />,
  NoFavourites: <NoFavourites />,
  NoMessages: <NoMessages />,
  Offline: <Offline />,
  Broken: <Broken />,
  Maintenance: <Maintenance />,
  Blocked: <Blocked />,
  EmptyStage: <EmptyStage />,
  Done: <Done />,
};

const meta = {
  component: Scene,
  args: { children: null },
} satisfies Meta<typeof Scene>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each has its own entry: `@site/ui/illustration/NoGames`. */
export const Every: Story = {
  render: () => (
    <Wall>
      {Object.entries(scenes).map(([name, scene]) => (
        <li key={name}>
          {scene}
          {name}
        </li>
      ))}
    </Wall>
  ),
  play: async ({ canvasElement }) => {
    const drawings = [...canvasElement.querySelectorAll('svg')];
    await expect(drawings).toHaveLength(Object.keys(scenes).length);
    for (const drawing of drawings) await expect(drawing).toHaveAttribute('aria-hidden', 'true');
  },
};

const Wall = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
  gap: 24,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: 12,
  color: tone.muted,
  '& li': { display: 'grid', gap: 8, justifyItems: 'center' },
});
