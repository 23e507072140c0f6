import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Icon } from '../icons/Icon';
import { find } from '../testing/testing';
import { RequiredMessage } from './RequiredMessage';
import { formBackground } from './formBackground';
import { TextField, type TextFieldProps } from './TextField';

const meta = {
  component: TextField,
  args: { label: 'Name on the account' },
  decorators: [formBackground],
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** SHL-07 */
export const Default: Story = {
  args: { autoComplete: 'name', help: 'As your bank writes it.', required: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Name on the account' });
    await expect(field).toHaveAccessibleDescription('As your bank writes it.');
    await expect(field).toBeRequired();
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('NGUYEN VAN AN');
    await expect(field).toHaveValue('NGUYEN VAN AN');
  },
};

/** All states side by side: empty, filled, refused, disabled, read-only, busy. */
export const States: Story = {
  parameters: { sheet: 'wide', visual: { phone: true } },
  render: () => (
    <>
      <TextField label="Nickname" placeholder="Seen by other players" />
      <TextField label="Nickname" defaultValue="Lucky heron" help="Seen by other players." />
      <TextField label="E-mail" defaultValue="an.nguyen@" error="This is not a complete address." />
      <TextField label="Account" defaultValue="player01" isDisabled help="It cannot be changed." />
      <TextField label="Referral code" defaultValue="MQ-7741" readOnly aside="Applied" />
      <TextField label="Invitation code" defaultValue="HERON-20" isBusy />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const { field, fieldError } = find(canvasElement);
    const email = field('E-mail');
    await expect(email).toBeInvalid();
    await expect(fieldError('E-mail')).toHaveTextContent('This is not a complete address.');
    await expect(fieldError('Nickname')).toBeNull();
    await expect(email).toHaveAccessibleDescription('This is not a complete address.');
    await expect(canvas.getByRole('textbox', { name: 'Account' })).toBeDisabled();
    await expect(canvas.getByRole('textbox', { name: 'Invitation code' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** Content inside the box and beside the label. */
export const Adornments: Story = {
  parameters: { sheet: 'wide' },
  render: () => (
    <>
      <TextField label="Member" start={<Icon name="user" />} defaultValue="agent11" />
      <TextField label="Hold at least" aside="0 to 30 days" end="days" isFigure defaultValue="14" inputMode="numeric" />
      <TextField
        label="Referral link"
        readOnly
        dir="ltr"
        defaultValue="marquee.example/r/heron20"
        end={
          <button type="button" aria-label="Copy the link">
            <Icon name="copy" />
          </button>
        }
      />
      <TextField label="Address" placeholder="Street and house number" aside="may stay empty" />
    </>
  ),
};

/** An invalid value names its bound, and one press corrects it. */
export const Mended: Story = {
  render: (args) => <Rate {...args} />,
  play: async ({ canvas }) => {
    const rate = canvas.getByRole('textbox', { name: 'Rate of tier 3' });
    await expect(rate).toHaveAccessibleDescription(/above your own 0.30 %/);
    await userEvent.click(canvas.getByRole('button', { name: 'Use 0.30 %' }));
    await expect(rate).toHaveValue('0.30');
    await expect(rate).toBeValid();
    await userEvent.clear(rate);
    await userEvent.type(rate, '0.45');
    await expect(rate).toBeInvalid();
    rate.blur();
  },
};

/** Agent centre: 32 px high, units inside, an amber outline when different from the contract in force. */
export const Desk: Story = {
  parameters: { sheet: 'wide', visual: { phone: true } },
  render: () => (
    <Desktop>
      <TextField size="small" label="Active members, from" isFigure defaultValue="12" isChanged />
      <TextField size="small" label="Team valid bet, from" isFigure defaultValue="200,000" />
      <TextField size="small" label="Rate" isFigure end="%" defaultValue="0.25" isChanged />
      <TextField
        size="small"
        label="Rate"
        isFigure
        end="%"
        defaultValue="0.45"
        error="At most 0.30 %."
        correction={{ label: 'Use 0.30 %', onCorrect: fn() }}
      />
      <TextField size="small" label="Rate, tier 5" isLabelHidden isFigure end="%" defaultValue="0.10" />
      <TextField size="small" label="Member" start={<Icon name="search" size={16} />} placeholder="Account or nickname" />
    </Desktop>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Rate, tier 5' })).toBeVisible();
  },
};

/** Long words wrap and never widen the page. Bengali, and German length. */
export const LongText: Story = {
  parameters: { sheet: 'wide' },
  render: () => (
    <>
      <TextField
        label="Rechtsverbindliche Kontoinhaberbezeichnung für Auszahlungen"
        aside="Höchstens zweiundsiebzig Zeichen"
        help="Die Schreibweise muss mit der Kontoinhaberbezeichnung Ihrer Bankverbindung übereinstimmen, sonst wird die Auszahlung zurückgewiesen."
      />
      <TextField
        label="অ্যাকাউন্টে যে নাম আছে"
        lang="bn"
        defaultValue="মোহাম্মদ রহমান"
        error="নামটি আপনার ব্যাংকের নামের সঙ্গে মেলে না।"
        correction={{ label: 'প্রোফাইলের নাম ব্যবহার করুন', onCorrect: fn() }}
      />
    </>
  ),
};

function Rate(args: TextFieldProps) {
  const [rate, setRate] = useState('0.45');
  const isAbove = Number(rate) > 0.3;
  return (
    <TextField
      {...args}
      label="Rate of tier 3"
      isFigure
      end="%"
      value={rate}
      onChange={({ target }) => setRate(target.value)}
      error={isAbove && 'This is above your own 0.30 %.'}
      correction={{ label: 'Use 0.30 %', onCorrect: () => setRate('0.30') }}
    />
  );
}

const Desktop = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
  alignItems: 'start',
  gap: 16,
});

/** ERR-01 Submitting a form with empty required fields shows their own messages, and focuses the first of them. */
export const Missing: Story = {
  parameters: { visual: { skip: true } },
  render: () => (
    <RequiredMessage value="Input cannot be empty">
      <form onSubmit={(event) => event.preventDefault()}>
        <TextField label="Nickname" />
        <TextField label="E-mail" required />
        <TextField label="Invitation code" required />
        <button type="submit">Send</button>
      </form>
    </RequiredMessage>
  ),
  play: async ({ canvas }) => {
    const [email, code] = [canvas.getByRole('textbox', { name: 'E-mail' }), canvas.getByRole('textbox', { name: 'Invitation code' })];
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(email).toHaveFocus();
    for (const field of [email, code]) await expect(field).toHaveAccessibleDescription('Input cannot be empty');
    await userEvent.type(email, 'a');
    await expect(email).toBeValid();
    await expect(code).toBeInvalid();
  },
};
