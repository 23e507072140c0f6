import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { QrCode } from './QrCode';

const address = 'https://marquee.example/register?referralCode=PL4Y3R01';

const meta = {
  component: QrCode,
  args: {
    value: address,
    labels: { code: 'QR code of your invitation link', copy: 'Copy link', copied: 'Copied' },
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
  parameters: { visual: { skip: true } },
  play: async ({ canvas }) => {
    const user = userEvent.setup({ writeToClipboard: true });
    await user.tab();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Copied' })).toHaveFocus());
    await expect(await navigator.clipboard.readText()).toBe(address);
  },
};

/** SES-24: the code contains the whole address for an authenticator; the text is only the secret, for typing. */
export const Secret: Story = {
  args: {
    value: 'otpauth://totp/Marquee:player01?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Marquee',
    text: 'JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP',
    labels: { code: 'QR code for an authenticator', copy: 'Copy the secret', copied: 'Copied' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await expect(canvas.queryByText(/otpauth/)).toBeNull();
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
