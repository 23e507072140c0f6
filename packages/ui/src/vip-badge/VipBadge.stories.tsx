import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VipBadge } from './VipBadge';

const ranks = ['Member', 'Bronze', 'Silver', 'Gold', 'Platinum', 'Diamond', 'Crown'];

const meta = { component: VipBadge, args: { level: 3, label: 'Gold' } } satisfies Meta<typeof VipBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <Row>
      <VipBadge {...args} />
      <VipBadge {...args} level={0} label="VIP 0" />
      <VipBadge {...args} level={6} label="VIP 6" />
      <VipBadge {...args} level={2} label="Silbermitglied mit Jahresvorteil" />
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Gold')).toBeVisible();
  },
};

export const EveryRank: Story = {
  render: () => (
    <>
      <Row>
        {ranks.map((label, level) => (
          <VipBadge key={label} level={level} label={label} size="large" />
        ))}
      </Row>
      <Row>
        {ranks.map((label, level) => (
          <VipBadge key={label} level={level} label={label} size="medium" isLocked={level > 3} />
        ))}
      </Row>
      <Row>
        {ranks.map((label, level) => (
          <VipBadge key={label} level={level} label={label} size="small" />
        ))}
      </Row>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Crown')).toHaveLength(3);
  },
};

/** A brand with more ranks than emblems: higher ranks use the last one. */
export const AboveTheLast: Story = {
  args: { level: 9, label: 'Legend', size: 'medium' },
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('data-hue', 'violet');
  },
};

export const Scripts: Story = {
  render: () => (
    <Row>
      <VipBadge level={3} label="স্বর্ণ" />
      <VipBadge level={5} label="ماسي" />
    </Row>
  ),
};

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 20, paddingBlock: 8 });
