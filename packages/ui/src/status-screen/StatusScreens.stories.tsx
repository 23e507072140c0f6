import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Offline } from '../illustration/Offline';
import { Logo } from '../logo/Logo';
import { BlockedScreen } from './BlockedScreen';
import { MaintenanceScreen } from './MaintenanceScreen';
import { NotFoundScreen } from './NotFoundScreen';
import { StatusScreen } from './StatusScreen';

const meta = {
  component: StatusScreen,
  args: {
    logo: undefined,
    illustration: undefined,
    title: 'You are offline',
    text: 'The page is kept on this device, but games and figures need the line. It comes back by itself.',
  },
  parameters: { layout: 'fullscreen', visual: { phone: true } },
} satisfies Meta<typeof StatusScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Any illustration, inside the site's layout. */
export const Default: Story = {
  parameters: { visual: {} },
  render: (args) => <StatusScreen {...args} illustration={<Offline />} actions={<Button variant="outlined">Try again</Button>} />,
};

const onRetry = fn();

export const UnderMaintenance: Story = {
  parameters: { locale: 'en-GB' },
  render: () => (
    <MaintenanceScreen
      logo={<Logo name="Marquee" />}
      endAtMs={Date.UTC(2026, 10, 21, 21, 0)}
      timeZone="Asia/Ho_Chi_Minh"
      labels={{
        title: 'Game maintenance',
        text: 'Marquee is being worked on. Balances and open rounds are safe; this page opens the lobby by itself.',
        until: (time) => `Back on ${time}`,
        retry: 'Try again',
      }}
      onRetry={onRetry}
      action={<Button variant="text">Customer service</Button>}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Game maintenance' })).toBeVisible();
    await expect(canvas.getByText('Back on 22 Nov 2026, 04:00 GMT+7')).toHaveAttribute('datetime', '2026-11-21T21:00:00.000Z');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
    canvas.getByRole('button', { name: 'Try again' }).blur();
  },
};

/** The end is unknown, and a check is running. */
export const UnderMaintenanceWithoutEnd: Story = {
  globals: { language: 'BN' },
  parameters: { visual: {} },
  render: () => (
    <MaintenanceScreen
      logo={<Logo name="Khela" />}
      endAtMs={null}
      timeZone="Asia/Dhaka"
      labels={{
        title: 'গেম রক্ষণাবেক্ষণ',
        text: 'খেলার কাজ চলছে। আপনার ব্যালেন্স ও চলমান রাউন্ড নিরাপদ; এই পাতা নিজে থেকেই লবি খুলবে।',
        until: (time) => time,
        retry: 'আবার চেষ্টা করুন',
      }}
      onRetry={onRetry}
      isBusy
    />
  ),
};

export const NotOffered: Story = {
  render: () => (
    <BlockedScreen
      logo={<Logo name="Marquee" />}
      ip="2001:db8:85a3::8a2e:370:7334"
      labels={{
        title: 'Not available in your region',
        text: 'Marquee is not offered where you are connecting from. If you think this is wrong, give customer service the address below.',
        ip: 'Your address',
      }}
      action={<Button variant="outlined">Customer service</Button>}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2001:db8:85a3::8a2e:370:7334')).toHaveAttribute('dir', 'ltr');
  },
};

export const NotThere: Story = {
  render: () => (
    <NotFoundScreen
      labels={{ title: 'There is no such page', text: 'The address may be mistyped, or the page has moved.' }}
      actions={
        <>
          <Button variant="contained" href="/">
            To the lobby
          </Button>
          <Button variant="outlined" href="/rng">
            All slots
          </Button>
        </>
      }
    />
  ),
};
