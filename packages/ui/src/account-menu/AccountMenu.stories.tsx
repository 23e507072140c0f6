import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { art } from '../story-art/posters';
import { VipBadge } from '../vip-badge/VipBadge';
import { AccountMenu } from './AccountMenu';

const onSignOut = fn();

const meta = {
  component: AccountMenu,
  args: {
    account: 'player01',
    nickname: 'Mai Linh',
    memberId: '40028117',
    badge: <VipBadge level={4} label="VIP 4" />,
    items: [
      { icon: 'user', label: 'Account', href: '/member/securityCenter' },
      { icon: 'team', label: 'Agent centre', href: '/agentHome' },
      { icon: 'records', label: 'Betting record', href: '/member/personalHistoryCopy' },
      { icon: 'chart', label: 'Income', href: '/member/personalProfit' },
      { icon: 'message', label: 'Messages', href: '/member/messageV2', unread: '3' },
      { icon: 'shield', label: 'Security centre', href: '/member/security' },
      { icon: 'signOut', label: 'Sign out', onPress: onSignOut },
    ],
    current: '/member/securityCenter',
    onNavigate: fn(),
    labels: { id: 'ID', copy: 'Copy the ID', copied: 'Copied' },
  },
  decorators: [
    (Story) => (
      <Stage>
        <Story />
      </Stage>
    ),
  ],
} satisfies Meta<typeof AccountMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = (canvas: { getByText: (text: string, options: { selector: string }) => HTMLElement }) =>
  userEvent.click(canvas.getByText('player01', { selector: 'b' }));

export const Default: Story = {
  args: { pictureUrl: art('gold-tiger.webp') },
  parameters: { visual: { phone: true } },
  play: async ({ args, canvas }) => {
    await open(canvas);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Account');
    await userEvent.click(canvas.getByRole('link', { name: 'Betting record' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('/member/personalHistoryCopy');
    await expect(canvas.getByText('Sign out')).not.toBeVisible();
    await open(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await expect(onSignOut).toHaveBeenCalledOnce();
    await open(canvas);
  },
};

/** Copying keeps the menu open and confirms the copy. */
export const Copied: Story = {
  parameters: { visual: { skip: true } },
  play: async ({ canvas }) => {
    const user = userEvent.setup({ writeToClipboard: true });
    await open(canvas);
    await user.click(canvas.getByRole('button', { name: 'Copy the ID' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
    await expect(await navigator.clipboard.readText()).toBe('40028117');
  },
};

export const LongText: Story = {
  render: ({ labels }) => (
    <AccountMenu
      account="a-very-long-account-name-indeed"
      nickname="Åsa"
      memberId="40028117"
      items={[
        { icon: 'records', label: 'Wettverlauf und Kontobewegungen', href: '/member/personalHistoryCopy' },
        { icon: 'message', label: 'Nachrichten und Benachrichtigungen', href: '/member/messageV2', unread: '99+' },
      ]}
      labels={labels}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('a-very-long-account-name-indeed', { selector: 'b' }));
  },
};

export const Bengali: Story = {
  globals: { language: 'BN' },
  args: {
    nickname: 'মাই লিন',
    badge: <VipBadge level={4} label="ভিআইপি ৪" />,
    items: [
      { icon: 'user', label: 'অ্যাকাউন্ট', href: '/member/securityCenter' },
      { icon: 'records', label: 'বাজির ইতিহাস', href: '/member/personalHistoryCopy' },
      { icon: 'message', label: 'বার্তা', href: '/member/messageV2', unread: '৩' },
      { icon: 'signOut', label: 'বের হয়ে যান', onPress: onSignOut },
    ],
    labels: { id: 'আইডি', copy: 'আইডি কপি করুন', copied: 'কপি হয়েছে' },
  },
  play: async ({ canvas }) => {
    await open(canvas);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('অ্যাকাউন্ট');
  },
};

const Stage = styled('div')({
  display: 'flex',
  justifyContent: 'flex-end',
  minBlockSize: 480,
  padding: 16,
  '& > details': { blockSize: 50 },
});
