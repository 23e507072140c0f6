import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { formBackground } from '../text-field/formBackground';
import { PasswordField, type PasswordRule } from './PasswordField';

const labels = {
  show: 'Show password',
  capsLock: 'Caps Lock is on.',
  progress: (met: number, all: number) => `${met} of ${all} met`,
};

const rules: PasswordRule[] = [
  { id: 'length', label: '8 to 72 characters', isMet: (password) => password.length >= 8 && password.length <= 72 },
  { id: 'spaces', label: 'no spaces', isMet: (password) => password !== '' && !/\s/.test(password) },
  { id: 'case', label: 'a capital and a small letter', isMet: (password) => /\p{Lu}/u.test(password) && /\p{Ll}/u.test(password) },
  { id: 'digit', label: 'a digit and a sign', isMet: (password) => /\d/.test(password) && /[^\p{L}\d\s]/u.test(password) },
];

const meta = {
  component: PasswordField,
  args: { label: 'Password', labels, onChange: fn() },
  decorators: [formBackground],
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** SES-01: hidden by default; the toggle stays the same button. */
export const Default: Story = {
  args: { autoComplete: 'current-password', defaultValue: 'Marquee#26' },
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText('Password');
    await expect(password).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Show password', pressed: true })).toHaveFocus();
    await expect(password).toHaveAttribute('type', 'text');
    await userEvent.keyboard(' ');
    await expect(password).toHaveAttribute('type', 'password');
    password.focus();
  },
};

/** REG-09: the rules are visible before typing, and are ticked as they are met. */
export const Rules: Story = {
  args: { label: 'New password', autoComplete: 'new-password', rules },
  parameters: { visual: { phone: true } },
  play: async ({ args, canvas }) => {
    const password = canvas.getByLabelText('New password');
    await expect(password).toHaveAccessibleDescription(/8 to 72 characters.*a digit and a sign/);
    await expect(canvas.getAllByRole('listitem').filter((item) => item.dataset['met'])).toHaveLength(0);
    await userEvent.type(password, 'heron7');
    await expect(canvas.getByText('1 of 4 met')).toBeInTheDocument();
    await userEvent.type(password, '#HERON');
    await expect(canvas.getByText('4 of 4 met')).toBeInTheDocument();
    await expect(args.onChange).toHaveBeenCalledTimes(12);
    await userEvent.keyboard('{Backspace>11/}');
    await expect(canvas.getByText('1 of 4 met')).toBeInTheDocument();
    await userEvent.type(password, 'eron 7#');
    password.blur();
  },
};

/** Caps Lock is reported while the field has the focus. */
export const CapsLock: Story = {
  args: { defaultValue: 'HERON' },
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText('Password');
    password.focus();
    await fireEvent.keyDown(password, { key: 'H', modifierCapsLock: true });
    await expect(canvas.getByText('Caps Lock is on.')).toBeVisible();
    await fireEvent.keyUp(password, { key: 'CapsLock', modifierCapsLock: false });
    await expect(canvas.queryByText('Caps Lock is on.')).toBeNull();
    await fireEvent.keyDown(password, { key: 'H', modifierCapsLock: true });
    await expect(canvas.getByText('Caps Lock is on.')).toBeVisible();
  },
};

/** Refused, disabled, all rules met, long texts, Bengali. */
export const States: Story = {
  parameters: { sheet: 'wide' },
  render: (args) => (
    <>
      <PasswordField {...args} defaultValue="not-it" error="The username or the password is not right." />
      <PasswordField {...args} defaultValue="not-it" isDisabled />
      <PasswordField {...args} label="New password" defaultValue="Heron#2026" rules={rules} />
      <PasswordField
        {...args}
        label="Sicherheitskennwort für Auszahlungsbestätigungen"
        defaultValue="heron"
        rules={[
          { id: 'a', label: 'mindestens acht Zeichen, höchstens zweiundsiebzig Zeichen', isMet: () => false },
          { id: 'b', label: 'keine Leerzeichen', isMet: () => true },
        ]}
      />
      <PasswordField
        {...args}
        label="নতুন পাসওয়ার্ড"
        lang="bn"
        labels={{ show: 'পাসওয়ার্ড দেখান', capsLock: 'ক্যাপস লক চালু আছে।', progress: (met, all) => `${all}টির মধ্যে ${met}টি পূরণ` }}
        rules={[
          { id: 'a', label: '৮ থেকে ৭২ অক্ষর', isMet: () => false },
          { id: 'b', label: 'কোনো ফাঁকা জায়গা নয়', isMet: () => false },
        ]}
      />
    </>
  ),
  play: async ({ canvas }) => {
    const [refused, off] = canvas.getAllByLabelText('Password');
    await expect(refused).toBeInvalid();
    await expect(off).toBeDisabled();
  },
};
