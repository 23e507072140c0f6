import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DrawResult } from './DrawResult';

const meta = {
  component: DrawResult,
  args: { items: ['8', '36', '21', '5'], specials: 1, label: 'Last draw' },
} satisfies Meta<typeof DrawResult>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const balls = canvas.getByRole('list', { name: 'Last draw' });
    await expect(balls).toHaveTextContent('836215');
    await expect(balls).toHaveAttribute('dir', 'ltr');
  },
};

export const Variations: Story = {
  render: () => (
    <Column>
      <DrawResult label="Four digits" items={['9', '0', '2', '7']} />
      <DrawResult label="Six of 45" items={['03', '11', '18', '24', '30', '42']} />
      <DrawResult label="Six of 55 and the power number" items={['05', '17', '23', '31', '48', '55', '09']} specials={1} size="large" />
      <DrawResult label="Northern prize" items={['48210']} size="large" />
      <div className="narrow">
        <DrawResult
          label="Keno"
          items={['01', '04', '09', '12', '17', '22', '25', '31', '38', '40', '46', '51', '53', '58', '60', '66', '69', '71', '77', '80']}
        />
      </div>
    </Column>
  ),
};

const Column = styled('div')({ display: 'grid', gap: 20, '& .narrow': { inlineSize: 288 } });
