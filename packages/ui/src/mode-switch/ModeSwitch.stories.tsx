import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { formBackground } from '../text-field/formBackground';
import { ModeSwitch, type ModeSwitchProps } from './ModeSwitch';

const meta = {
  component: ModeSwitch,
  args: {
    label: 'Log in with',
    items: [
      { id: 'username', label: 'Username' },
      { id: 'sms', label: 'SMS code' },
    ],
    value: 'username',
    onChange: () => undefined,
  },
  render: (args) => <Chosen {...args} />,
  decorators: [formBackground],
} satisfies Meta<typeof ModeSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** SHL-10: a single tab stop; arrow keys, Home and End change the mode. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Log in with' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Username' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'SMS code' })).toBeChecked();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('radio', { name: 'Username' })).toBeChecked();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('radio', { name: 'SMS code' })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Username' })).toBeChecked();
  },
};

/** Without `value` it keeps the mode itself. */
export const KeepsItsOwn: Story = {
  parameters: { visual: { skip: true } },
  args: { defaultValue: 'sms', onChange: fn() },
  render: (args) => <ModeSwitch {...args} value={undefined} />,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'SMS code' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Username' }));
    await expect(canvas.getByRole('radio', { name: 'Username' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('username');
  },
};

/** Long names wrap within their half; three modes; Arabic and Bengali. */
export const Wordings: Story = {
  globals: { viewport: { value: 'small' } },
  render: (args) => (
    <>
      <Chosen
        {...args}
        value="mail"
        items={[
          { id: 'phone', label: 'Mit der Mobiltelefonnummer' },
          { id: 'mail', label: 'Mit der E-Mail-Adresse' },
        ]}
      />
      <Chosen
        {...args}
        items={[
          { id: 'username', label: 'Username' },
          { id: 'sms', label: 'SMS' },
          { id: 'passkey', label: 'Passkey' },
        ]}
      />
      <Chosen
        {...args}
        items={[
          { id: 'username', label: 'اسم المستخدم' },
          { id: 'sms', label: 'رمز SMS' },
        ]}
      />
      <Chosen
        {...args}
        items={[
          { id: 'username', label: 'ব্যবহারকারীর নাম' },
          { id: 'sms', label: 'এসএমএস কোড' },
        ]}
      />
    </>
  ),
};

function Chosen(args: ModeSwitchProps<string>) {
  const [value, setValue] = useState(args.value);
  return <ModeSwitch {...args} value={value} onChange={setValue} />;
}
