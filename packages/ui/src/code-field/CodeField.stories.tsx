import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { SendCodeButton } from '../send-code-button/SendCodeButton';
import { formBackground } from '../text-field/formBackground';
import { CodeField, type CodeFieldProps } from './CodeField';

const meta = {
  component: CodeField,
  args: { label: 'Code', help: 'Six digits, sent to +84 •••• 0001.', value: '', onChange: fn(), onComplete: fn() },
  render: (args) => <Controlled {...args} />,
  decorators: [formBackground],
} satisfies Meta<typeof CodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** SES-02: digits of any script are accepted; other characters are ignored. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const code = canvas.getByRole('textbox', { name: 'Code' });
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(code).toHaveAccessibleDescription('Six digits, sent to +84 •••• 0001.');
    await userEvent.tab();
    await userEvent.keyboard('4 ৭x');
    await expect(code).toHaveValue('47');
    await userEvent.keyboard('{Backspace}');
    await expect(code).toHaveValue('4');
    await userEvent.keyboard('71');
    await expect(code).toHaveValue('471');
    await expect(args.onComplete).not.toHaveBeenCalled();
  },
};

/** A wrong digit is reached by arrow keys or by pressing its box, and replaced by typing. */
export const Corrected: Story = {
  args: { value: '471290' },
  play: async ({ args, canvas, canvasElement }) => {
    const code = canvas.getByRole('textbox', { name: 'Code' });
    const boxAt = (x: number) =>
      [...canvasElement.querySelectorAll('[data-current]')].some(
        (box) => box.getBoundingClientRect().left <= x && x < box.getBoundingClientRect().right,
      );
    await userEvent.tab();
    await userEvent.keyboard('{End}{ArrowLeft}{ArrowLeft}{ArrowLeft}5');
    await expect(code).toHaveValue('471590');
    const { left, width, top } = code.getBoundingClientRect();
    const second = left + width * 0.25;
    await userEvent.pointer({ target: code, keys: '[MouseLeft]', coords: { clientX: second, clientY: top + 10 } });
    await waitFor(() => expect(boxAt(second)).toBe(true));
    await userEvent.keyboard('8');
    await expect(code).toHaveValue('481590');
    await expect(args.onComplete).toHaveBeenLastCalledWith('481590');
  },
};

/** Pasted together with surrounding text from a message, or filled in by the phone. */
export const Pasted: Story = {
  parameters: { visual: { skip: true } },
  play: async ({ args, canvas }) => {
    const code = canvas.getByRole('textbox', { name: 'Code' });
    await userEvent.click(code);
    await userEvent.paste('Marquee: 471-290');
    await expect(code).toHaveValue('471290');
    await expect(args.onComplete).toHaveBeenLastCalledWith('471290');
    await userEvent.keyboard('{Control>}a{/Control}');
    await userEvent.paste('٥٥٥١٢٣٤');
    await expect(args.onComplete).toHaveBeenLastCalledWith('555123');
  },
};

/** Empty, half filled, full, refused, secret, disabled, with its send button, four digits, Bengali. */
export const States: Story = {
  parameters: { sheet: 'wide', visual: { phone: true } },
  render: (args) => (
    <>
      <CodeField {...args} value="4712" />
      <CodeField {...args} value="471290" error="This is not the code. Four tries are left." />
      <CodeField
        {...args}
        value=""
        beside={<SendCodeButton onSend={fn()} labels={{ send: 'Send code', wait: String, sent: String, ready: '' }} />}
      />
      <CodeField {...args} label="Payment password" help="A request cannot be taken back once sent." value="2580" isSecret />
      <CodeField {...args} value="47" isDisabled help={undefined} />
      <CodeField {...args} label="কোড" length={4} value="47" help="চার অঙ্কের কোড।" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Payment password')).toHaveAttribute('type', 'password');
    await expect(canvas.getAllByRole('textbox', { name: 'Code' })[1]).toBeInvalid();
  },
};

function Controlled(args: CodeFieldProps) {
  const [value, setValue] = useState(args.value);
  return (
    <CodeField
      {...args}
      value={value}
      onChange={(digits) => {
        setValue(digits);
        args.onChange(digits);
      }}
    />
  );
}
