import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BackToTop } from '../back-to-top/BackToTop';
import { RightBar } from './RightBar';

const onService = fn();

const meta = {
  component: RightBar,
  args: {
    label: 'At hand',
    items: [
      { icon: 'phone', label: 'Get the app', href: '/app' },
      { icon: 'headset', label: 'Customer service', onPress: onService, unread: '2' },
      { icon: 'plane', label: 'Our channel', href: 'https://channel.example/' },
    ],
    children: <BackToTop label="Back to top" />,
    onNavigate: fn(),
  },
  decorators: [
    (Story) => (
      <Corner>
        <Story />
      </Corner>
    ),
  ],
} satisfies Meta<typeof RightBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'At hand' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Get the app' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('/app');
    const service = canvas.getByRole('button', { name: 'Customer service 2' });
    await userEvent.click(service);
    await expect(onService).toHaveBeenCalled();
    await userEvent.unhover(service);
    service.blur();
  },
};

/** Tooltips with labels on hover and keyboard focus. */
export const Named: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Customer service/ })).toHaveFocus();
    await expect(canvas.getByText('Customer service')).toHaveStyle({ opacity: '1' });
  },
};

export const OnlyTheWayUp: Story = { args: { items: [] } };

const Corner = styled('div')({ display: 'flex', justifyContent: 'flex-end', padding: 24 });
