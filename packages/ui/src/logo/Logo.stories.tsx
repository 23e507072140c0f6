import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Logo } from './Logo';

const meta = {
  component: Logo,
  args: { name: 'Marquee', onNavigate: fn() },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const home = canvas.getByRole('link', { name: 'Marquee' });
    await expect(home).toHaveAttribute('href', '/');
    await userEvent.click(home);
    await expect(args.onNavigate).toHaveBeenCalledWith('/');
    home.blur();
  },
};

export const Forms: Story = {
  parameters: { visual: { phone: true } },
  render: (args) => (
    <Sheet>
      <Logo {...args} />
      <Logo {...args} name="Khela" />
      <Logo {...args} size="small" href="/agentHome" />
      <div className="tight">
        <Logo {...args} name="The Grand Riverside Marquee" />
      </div>
    </Sheet>
  ),
};

const Sheet = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: 24,
  padding: 16,
  '& .tight': { display: 'grid', inlineSize: 220 },
});
