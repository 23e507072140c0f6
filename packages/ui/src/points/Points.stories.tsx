import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Points } from './Points';
import { PointsCard, type PointsCardLabels } from './PointsCard';

const meta = {
  component: Points,
  args: { points: 18_640n, unit: 'points' },
} satisfies Meta<typeof Points>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <Column>
      <Points {...args} size="sum" />
      <Points {...args} size="price" points={1800n} />
      <Points {...args} points={212n} sign="always" />
      <Points {...args} points={-4000n} />
      <Points {...args} points={0n} />
    </Column>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('18,640')).toHaveAttribute('dir', 'ltr');
    await expect(canvas.getByText('+212')).toBeVisible();
    await expect(canvas.getByText('−4,000')).toBeVisible();
  },
};

const labels: PointsCardLabels = {
  title: 'Your points',
  unit: 'points',
  held: (points) => `${points} more held for one request`,
  earned: 'Earned yesterday',
};
const earnings = [
  { cause: 'Slots, $14,820.00 valid bet, weight 1', points: 148n },
  { cause: 'Sports, $4,110.00, weight 1', points: 41n },
  { cause: 'Live, $4,702.00, weight 0.5', points: 23n },
];

export const Card: Story = {
  parameters: { visual: { phone: true } },
  render: ({ points }) => <PointsCard points={points} heldPoints={1200n} items={earnings} labels={labels} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Your points' })).toHaveTextContent('18,640');
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('+212');
  },
};

export const CardOnItsWay: Story = {
  render: () => (
    <Column>
      <PointsCard points={undefined} labels={labels} />
      <PointsCard points={0n} labels={{ ...labels, title: 'No points yet' }} />
    </Column>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region')[0]).toHaveAttribute('aria-busy', 'true');
  },
};

export const Bengali: Story = {
  globals: { language: 'BN' },
  render: ({ points }) => (
    <PointsCard
      points={points}
      heldPoints={1200n}
      items={[{ cause: 'স্লট, ৳১৪,৮২০.০০ বৈধ বাজি, ওজন ১', points: 148n }]}
      labels={{ title: 'আপনার পয়েন্ট', unit: 'পয়েন্ট', held: (held) => `একটি অনুরোধের জন্য আরও ${held} আটকে আছে`, earned: 'গতকাল অর্জিত' }}
    />
  ),
};

export const Arabic: Story = {
  globals: { language: 'AR' },
  render: ({ points }) => (
    <PointsCard
      points={points}
      heldPoints={1200n}
      items={[
        { cause: 'السلوتس، رهان صالح \u2066$14,820.00\u2069، الوزن 1', points: 148n },
        { cause: 'الرياضة، \u2066$4,110.00\u2069، الوزن 1', points: 41n },
      ]}
      labels={{ title: 'نقاطك', unit: 'نقطة', held: (held) => `${held} نقطة أخرى محجوزة لطلب واحد`, earned: 'كُسبت أمس' }}
    />
  ),
};

const Column = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: 12,
  '& > section': { inlineSize: '100%', boxSizing: 'border-box' },
});
