import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ServiceWidget, type ServiceWidgetProps } from './ServiceWidget';

const onChat = fn();

const meta = {
  component: ServiceWidget,
  args: {
    title: 'Customer service',
    hours: { text: 'Open now, answers in about 2 minutes', isOpen: true },
    items: [
      { icon: 'message', label: 'Chat with us', detail: 'Opens a window of its own', isMain: true, onPress: onChat },
      { icon: 'plane', label: 'Our channel', detail: 'channel.example', href: 'https://channel.example/' },
      { icon: 'help', label: 'Help centre', detail: 'Guides and terms', href: '/help' },
    ],
    questions: {
      title: 'Asked most',
      items: [
        { label: 'How long does a withdrawal take?', href: '/help#withdrawal' },
        { label: 'How do I set a limit?', href: '/help#limits' },
        { label: 'What must I play before I withdraw?', href: '/help#requirement' },
      ],
    },
    onClose: fn(),
    onNavigate: fn(),
    labels: { close: 'Close', empty: 'Nobody can be reached at the moment.' },
  },
  decorators: [
    (Story) => (
      <Stage>
        <Story />
      </Stage>
    ),
  ],
} satisfies Meta<typeof ServiceWidget>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { visual: { phone: true } },
  play: async ({ args, canvas }) => {
    const panel = canvas.getByRole('dialog', { name: 'Customer service' });
    await expect(panel).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: /Chat with us/ }));
    await expect(onChat).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('link', { name: 'How do I set a limit?' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('/help#limits');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    panel.focus();
  },
};

export const Closed: Story = {
  args: {
    hours: { text: 'Monday to Friday, 12:00 to 21:00', isOpen: false },
    items: [
      { icon: 'message', label: 'Leave a message', detail: 'We answer by e-mail', href: '/feedback' },
      { icon: 'help', label: 'Help centre', href: '/help' },
    ],
    questions: undefined,
  },
};

/** Source: SYS-14. */
export const WindowHeldBack: Story = {
  args: { problem: 'Popup blocked. Please allow popups and try again.', questions: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Popup blocked. Please allow popups and try again.');
  },
};

export const LoadingAndEmpty: Story = {
  render: (args) => (
    <>
      <ServiceWidget {...args} hours={undefined} items={undefined} questions={undefined} />
      <ServiceWidget {...args} hours={undefined} items={[]} />
    </>
  ),
};

export const Bengali: Story = {
  globals: { language: 'BN' },
  args: {
    title: 'গ্রাহক সেবা',
    hours: { text: 'এখন খোলা, প্রায় ২ মিনিটে উত্তর', isOpen: true },
    items: [
      { icon: 'message', label: 'আমাদের সঙ্গে চ্যাট করুন', detail: 'আলাদা জানালায় খোলে', isMain: true, onPress: fn() },
      { icon: 'help', label: 'সহায়তা কেন্দ্র', detail: 'নির্দেশিকা ও শর্তাবলি', href: '/help' },
    ],
    questions: { title: 'বেশি জিজ্ঞাসিত', items: [{ label: 'উত্তোলনে কত সময় লাগে?', href: '/help#withdrawal' }] },
  },
};

export const GivesTheFocusBack: Story = {
  parameters: { visual: { skip: true } },
  render: (args) => <Opened {...args} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Service' });
    await userEvent.click(opener);
    await expect(canvas.getByRole('dialog')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

function Opened(args: ServiceWidgetProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Service
      </button>
      <ServiceWidget {...args} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

const Stage = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 24, padding: 24 });
