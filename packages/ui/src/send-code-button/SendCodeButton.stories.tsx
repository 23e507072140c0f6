import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { SendCodeButton } from './SendCodeButton';

const nowMs = Date.UTC(2026, 10, 21, 14, 0);
const realNow = Date.now;

const labels = {
  send: 'Send code',
  wait: (seconds: number) => `Again in ${seconds} s`,
  sent: (seconds: number) => `The code is on its way. You can ask for another in ${seconds} seconds.`,
  ready: 'You can ask for another code now.',
};

const meta = {
  component: SendCodeButton,
  args: { labels, onSend: fn() },
  // The clock is stopped, so that the picture always shows the same second.
  beforeEach: () => {
    Date.now = () => nowMs;
    return () => {
      Date.now = realNow;
    };
  },
} satisfies Meta<typeof SendCodeButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
    canvas.getByRole('button').blur();
  },
};

/** REG-07: during the countdown it sends nothing and keeps the focus; start and end are announced. */
export const Countdown: Story = {
  args: { readyAtMs: nowMs + 60_000 },
  parameters: { visual: { skip: true } },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Again in 60 s' });
    await expect(canvas.getByRole('status')).toHaveTextContent('You can ask for another in 60 seconds.');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    Date.now = () => nowMs + 58_700;
    await waitFor(() => expect(button).toHaveAccessibleName('Again in 2 s'));
    await expect(canvas.getByRole('status')).toHaveTextContent('You can ask for another in 60 seconds.');
    Date.now = () => nowMs + 60_000;
    await waitFor(() => expect(button).toHaveAccessibleName('Send code'));
    await expect(canvas.getByRole('status')).toHaveTextContent('You can ask for another code now.');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

/** Ready, sending, waiting, disabled, long texts, Bengali. */
export const States: Story = {
  render: (args) => (
    <Row>
      <SendCodeButton {...args} />
      <SendCodeButton {...args} isBusy />
      <SendCodeButton {...args} readyAtMs={nowMs + 42_000} />
      <SendCodeButton {...args} isDisabled />
      <SendCodeButton {...args} labels={{ ...labels, send: 'Bestätigungscode anfordern' }} />
      <SendCodeButton
        {...args}
        readyAtMs={nowMs + 42_000}
        labels={{ ...labels, wait: (s) => `${s.toLocaleString('bn')} সেকেন্ড পরে আবার` }}
      />
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Again in 42 s' })).toHaveAttribute('aria-disabled', 'true');
  },
};

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 16, padding: 8 });
