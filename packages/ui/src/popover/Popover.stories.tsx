import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Icon } from '../icons/Icon';
import { menuList } from './menuList';
import { Popover, type PopoverProps } from './Popover';

const onSignOut = fn();

const meta = {
  component: Popover,
  args: { summary: 'Account', onOpen: fn(), onClose: fn(), children: null },
  render: (args) => (
    <Stage>
      <Button variant="outlined">Elsewhere</Button>
      <Popover {...args}>
        <List>
          <li>
            <a href="#account" aria-current="page">
              <Icon name="user" />
              Account
            </a>
          </li>
          <li>
            <a href="#record">
              <Icon name="records" />
              Betting record
            </a>
          </li>
          <li>
            <button type="button" onClick={onSignOut}>
              <Icon name="signOut" />
              Sign out
            </button>
          </li>
        </List>
      </Popover>
    </Stage>
  ),
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

const opener = (canvas: { getByText: (text: string, options: { selector: string }) => HTMLElement }) =>
  canvas.getByText('Account', { selector: 'summary' });

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Sign out')).not.toBeVisible();
    await userEvent.click(opener(canvas));
    await expect(canvas.getByRole('button', { name: 'Sign out' })).toBeVisible();
    await waitFor(() => expect(args.onOpen).toHaveBeenCalledOnce());
  },
};

export const FromTheKeyboard: Story = {
  play: async ({ canvas }) => {
    const button = opener(canvas);
    button.focus();
    await userEvent.keyboard('{Enter}');
    button.closest('details')?.setAttribute('open', '');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Account' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('button', { name: 'Sign out' })).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Betting record' })).toHaveFocus();
  },
};

/** Escape and choosing an entry return the focus; a press elsewhere does not. */
export const Closing: Story = {
  parameters: { visual: { skip: true } },
  play: async ({ canvas }) => {
    const button = opener(canvas);
    await userEvent.click(button);
    const told: boolean[] = [];
    const note = (event: Event) => void told.push(event.defaultPrevented);
    window.addEventListener('keydown', note, { once: true });
    await userEvent.keyboard('{Escape}');
    await expect(told).toEqual([true]);
    await expect(canvas.getByText('Sign out')).not.toBeVisible();
    await expect(button).toHaveFocus();

    await userEvent.click(button);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await expect(onSignOut).toHaveBeenCalled();
    await expect(canvas.getByText('Sign out')).not.toBeVisible();
    await expect(button).toHaveFocus();

    await userEvent.click(button);
    const elsewhere = canvas.getByRole('button', { name: 'Elsewhere' });
    await userEvent.click(elsewhere);
    await expect(canvas.getByText('Sign out')).not.toBeVisible();
    await expect(elsewhere).toHaveFocus();
  },
};

/** A page that holds the state decides: it opens the panel from elsewhere, and may keep it closed. */
export const HeldByThePage: Story = {
  parameters: { visual: { skip: true } },
  render: (args) => <Held {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open it' }));
    await expect(canvas.getByText('Entry')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(canvas.getByText('Entry')).not.toBeVisible();
    await expect(args.onOpen).not.toHaveBeenCalled();
    await userEvent.click(opener(canvas));
    await waitFor(() => expect(args.onOpen).toHaveBeenCalledOnce());
    await waitFor(() => expect(canvas.getByText('Entry')).not.toBeVisible());
  },
};

function Held({ onClose, ...args }: PopoverProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onClose?.();
  };
  return (
    <Stage>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Open it
      </Button>
      <Popover {...args} isOpen={isOpen} onClose={close}>
        <p>Entry</p>
      </Popover>
    </Stage>
  );
}

export const AboveFromTheStart: Story = {
  args: { side: 'above', align: 'start' },
  decorators: [
    (Story) => (
      <Low>
        <Story />
      </Low>
    ),
  ],
  play: async ({ canvas }) => userEvent.click(opener(canvas)),
};

const Stage = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'start',
  blockSize: 280,
  inlineSize: 440,
  maxInlineSize: '100%',
  padding: 16,
  '& > details': { blockSize: 40 },
});
const List = styled('ul')({ ...menuList, minInlineSize: 240 });
const Low = styled('div')({ '& > div': { alignItems: 'end', flexDirection: 'row-reverse' } });
