import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Clock } from '../clock/Clock';
import { SideMenu } from '../side-menu/SideMenu';
import { ThemeSwitch } from '../theme-switch/ThemeSwitch';
import { Drawer, type DrawerProps } from './Drawer';

const now = new Date('2026-11-21T14:47:08Z');

const meta = {
  component: Drawer,
  args: { labels: { drawer: 'Menu', close: 'Close' }, onClose: fn(), children: null },
  render: (args) => (
    <Drawer
      {...args}
      head={<Clock zone="Asia/Dhaka" now={now} />}
      foot={
        <ThemeSwitch
          align="start"
          side="above"
          labels={{ theme: 'Light or dark', system: 'As the system', light: 'Light', dark: 'Dark' }}
        />
      }
    >
      <SideMenu
        label="Side menu"
        current="/rng"
        items={[
          {
            title: 'Games',
            items: [
              { icon: 'home', label: 'Home', href: '/' },
              { icon: 'slots', label: 'Slots', href: '/rng', note: '612' },
              { icon: 'live', label: 'Live', href: '/live', note: '148' },
              { icon: 'fishing', label: 'Fishing', href: '/fish', note: '64' },
            ],
          },
          { title: 'Yours', items: [{ icon: 'records', label: 'Betting record', href: '/record' }] },
        ]}
      />
    </Drawer>
  ),
  parameters: { visual: { page: true } },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { visual: { page: true, phone: true } },
  play: async ({ args, canvas }) => {
    const drawer = canvas.getByRole('dialog', { name: 'Menu' });
    await expect(drawer).toBeVisible();
    await expect(drawer).toContainElement(document.activeElement as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.click(drawer);
    await expect(args.onClose).toHaveBeenCalledTimes(2);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};

export const OfTheDesk: Story = { args: { ground: 'sunken' } };

/** However it is closed, the focus returns to the control that opened it. */
export const GivesTheFocusBack: Story = {
  parameters: { visual: { skip: true } },
  render: (args) => <Opened {...args} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'More' });
    await userEvent.click(opener);
    await expect(canvas.getByRole('dialog')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

function Opened(args: DrawerProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        More
      </button>
      <Drawer {...args} isOpen={isOpen} onClose={() => setOpen(false)}>
        <p>Pages</p>
      </Drawer>
    </>
  );
}
