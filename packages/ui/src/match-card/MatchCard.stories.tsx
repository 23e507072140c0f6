import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CardRail } from '../card-rail/CardRail';
import { MatchCard } from './MatchCard';
import { MatchCardSkeleton } from './MatchCardSkeleton';

const meta = {
  component: MatchCard,
  args: {
    competition: 'Coast League',
    home: 'Amberwick Town',
    away: 'Kestrel Bay',
    when: '18:45',
    items: [
      { label: '1', odds: '1.95' },
      { label: 'X', odds: '3.40' },
      { label: '2', odds: '4.10' },
    ],
    href: '/seamless?nodeId=1&event=coast-1-1-1',
    labels: { against: 'against', closed: 'Closed' },
    onNavigate: fn(),
  },
} satisfies Meta<typeof MatchCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { visual: { phone: true } },
  render: (args) => (
    <CardRail columns={3} label="Next matches">
      <li>
        <MatchCard {...args} />
      </li>
      <li>
        <MatchCard {...args} home="Corrandale" away="Dunmarrow United" when="67′" isLive score={{ home: 2, away: 0 }} />
      </li>
      <li>
        <MatchCard
          {...args}
          home="Quiet Storm"
          away="Ghost Harbor"
          items={[
            { label: '1', odds: null },
            { label: '2', odds: null },
          ]}
        />
      </li>
      <li>
        <MatchCard {...args} home="Sportgemeinschaft Norddeutscher Leuchtturmwärter" competition="Die sehr lange Meisterschaft der Küste" />
      </li>
      <li>
        <MatchCardSkeleton />
      </li>
    </CardRail>
  ),
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByText('Closed')).toHaveLength(2);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onNavigate).toHaveBeenCalledWith('/seamless?nodeId=1&event=coast-1-1-1');
    canvas.getByRole('link', { name: 'Amberwick Town against Kestrel Bay' }).blur();
  },
};

/** The skeleton is as high as the loaded card. */
export const NothingMoves: Story = {
  parameters: { visual: { skip: true } },
  render: (args) => (
    <>
      <MatchCard {...args} />
      <MatchCardSkeleton />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const { height } = canvas.getByRole('article').getBoundingClientRect();
    await expect(canvasElement.querySelector('article + [aria-hidden]')?.getBoundingClientRect().height).toBe(height);
  },
};
