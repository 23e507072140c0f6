import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { QrCode } from './QrCode';

const address = 'https://marquee.example/register?referralCode=PL4Y3R01';

const meta = {
  component: QrCode,
  args: {
    value: address,
    labels: { code: 'QR code of your invitation link', copy: 'Copy link', copied: 'Copied' },
    onCopy: fn(),
  },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle('QR code of your invitation link')).toBeInTheDocument();
    await expect(canvas.getByText(address)).toHaveAttribute('dir', 'ltr');
  },
};

export const Copied: Story = {
  render: (args) => <Remembering {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCopy).toHaveBeenCalledWith(address);
    await expect(canvas.getByRole('button', { name: 'Copied' })).toHaveFocus();
  },
};

export const LongValue: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    value: `${address}&campaign=november-half-as-much-again&line=asia-southeast-2&lang=de&device=android`,
    size: 260,
    labels: { code: 'QR-Code Ihres Einladungslinks', copy: 'Einladungslink in die Zwischenablage kopieren', copied: 'Kopiert' },
  },
};

export const Arabic: Story = {
  globals: { language: 'AR' },
  args: { labels: { code: 'رمز رابط دعوتك', copy: 'نسخ الرابط', copied: 'تم النسخ' } },
};

export const Bengali: Story = {
  globals: { language: 'BN' },
  args: { size: 140, labels: { code: 'আপনার আমন্ত্রণ লিংকের কিউআর কোড', copy: 'লিংক কপি করুন', copied: 'কপি হয়েছে' } },
};

function Remembering(args: ComponentProps<typeof QrCode>) {
  const [isCopied, setCopied] = useState(false);
  return (
    <QrCode
      {...args}
      isCopied={isCopied}
      onCopy={(value) => {
        args.onCopy(value);
        setCopied(true);
      }}
    />
  );
}
