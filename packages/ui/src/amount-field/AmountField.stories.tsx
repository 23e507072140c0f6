import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { formBackground } from '../text-field/formBackground';
import { LocaleContext } from '../theme/useLocale';
import { AmountField, type AmountFieldProps } from './AmountField';

const labels = {
  unreadable: 'Write the amount in figures, as 1,234.50.',
  tooLittle: (least: string) => `At least ${least}.`,
  tooMuch: (most: string) => `At most ${most}.`,
  correction: (bound: string) => `Make it ${bound}`,
  quick: 'Quick amounts',
  all: 'All',
};

const meta = {
  component: AmountField,
  args: {
    label: 'Amount',
    valueMinor: null,
    onChange: fn(),
    currency: 'USD',
    leastMinor: 1_000n,
    mostMinor: 248_050n,
    quickMinor: [10_000n, 50_000n, 100_000n],
    labels,
  },
  render: (args) => <Controlled {...args} />,
  decorators: [formBackground],
} satisfies Meta<typeof AmountField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** MEM-04: the amount is typed or filled in by a quick button, and grouped on blur. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const amount = canvas.getByRole('textbox', { name: 'Amount' });
    await userEvent.type(amount, '1250.5');
    await expect(args.onChange).toHaveBeenLastCalledWith(125_050n);
    await userEvent.tab();
    await expect(amount).toHaveValue('1,250.50');
    await expect(canvas.getByRole('group', { name: 'Quick amounts' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'All' }));
    await expect(amount).toHaveValue('2,480.50');
    await userEvent.click(canvas.getByRole('button', { name: '500' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(50_000n);
    await expect(canvas.getByRole('button', { name: '500', pressed: true })).toHaveFocus();
    await expect(amount).toHaveValue('500.00');
    canvas.getByRole('button', { name: '500' }).blur();
  },
};

/** A bound is shown on blur, and one press applies it; nothing is guessed. */
export const Mended: Story = {
  play: async ({ args, canvas }) => {
    const amount = canvas.getByRole('textbox', { name: 'Amount' });
    await userEvent.type(amount, '3000');
    await expect(amount).toBeValid();
    await userEvent.tab();
    await expect(amount).toHaveAccessibleDescription(/At most 2,480.50/);
    await userEvent.click(canvas.getByRole('button', { name: 'Make it 2,480.50' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(248_050n);
    await expect(amount).toBeValid();
    await userEvent.clear(amount);
    await userEvent.type(amount, '1.500');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(amount).toHaveAccessibleDescription('Write the amount in figures, as 1,234.50.');
    await userEvent.clear(amount);
    await expect(amount).toBeValid();
    await userEvent.type(amount, '4');
    await expect(canvas.getByRole('button', { name: 'Make it 10.00' })).toBeVisible();
    amount.blur();
  },
};

/** Digits of a Bengali or an Arabic keyboard are accepted. */
export const DigitsOfAnyScript: Story = {
  parameters: { sheet: 'wide' },
  render: (args) => (
    <>
      <LocaleContext value="bn">
        <Controlled
          {...args}
          label="পরিমাণ"

          currency="BDT"
          mostMinor={50_000_000n}
          labels={{ ...labels, quick: 'দ্রুত পরিমাণ', all: 'সব' }}
        />
      </LocaleContext>
      <LocaleContext value="ar">
        <Controlled {...args} label="المبلغ" currency="AED" labels={{ ...labels, quick: 'مبالغ سريعة', all: 'الكل' }} />
      </LocaleContext>
      <LocaleContext value="de">
        <Controlled {...args} label="Betrag" currency="EUR" labels={{ ...labels, all: 'Alles' }} />
      </LocaleContext>
      <LocaleContext value="vi">
        <Controlled
          {...args}
          label="Số tiền"

          currency="VND"
          leastMinor={250_000n}
          mostMinor={62_000_000n}
          quickMinor={[2_500_000n, 12_500_000n]}
        />
      </LocaleContext>
    </>
  ),
  play: async ({ args, canvas }) => {
    const type = async (name: string, text: string, minor: bigint, shown: string) => {
      const field = canvas.getByRole('textbox', { name });
      await userEvent.type(field, text);
      await expect(args.onChange).toHaveBeenLastCalledWith(minor);
      await userEvent.tab();
      await expect(field).toHaveValue(shown);
    };
    await type('পরিমাণ', '১২৩৪৫৬.৭৮', 12_345_678n, '1,23,456.78');
    await type('المبلغ', '٦٠٠٫٥', 60_050n, '600.50');
    await type('Betrag', '1.250,5', 125_050n, '1.250,50');
    await type('Số tiền', '2.500.000', 2_500_000n, '2.500.000');
  },
};

/** The limits are shown beside the field, the tightest first. */
export const Limits: Story = {
  parameters: { sheet: 'wide', visual: { phone: true } },
  args: {
    valueMinor: 60_000n,
    limits: [
      { label: 'Most you can take now', figure: '2,480.50' },
      { label: 'Smallest', figure: '10.00' },
      { label: 'Largest in one request', figure: '5,000.00' },
      { label: 'Left today, of 20,000.00', figure: '18,400.00' },
      { label: 'Requests left today, of 6', figure: '4' },
    ],
  },
  render: (args) => (
    <Whole>
      <Controlled {...args} />
    </Whole>
  ),
};

/** Empty, refused by the service, disabled, busy, long texts. */
export const States: Story = {
  parameters: { sheet: 'wide' },
  render: (args) => (
    <>
      <AmountField {...args} help="Paid within 15 minutes." />
      <AmountField {...args} valueMinor={60_000n} error="This is more than is left today: 400.00." />
      <AmountField {...args} isDisabled help="Opens when the last requirement is met." />
      <AmountField {...args} valueMinor={60_000n} isBusy />
      <AmountField
        {...args}
        label="Auszahlungsbetrag"
        aside="Verfügbarkeitshöchstbetrag 2.480,50"
        size="medium"
        quickMinor={[]}
        labels={{ ...labels, all: 'Verfügbarkeitshöchstbetrag' }}
      />
    </>
  ),
  play: async ({ canvas }) => {
    const [, refused, off] = canvas.getAllByRole('textbox', { name: 'Amount' });
    await expect(refused).toBeInvalid();
    await expect(off).toBeDisabled();
    await expect(canvas.getAllByRole('button', { name: '100' })[2]).toBeDisabled();
  },
};

const Whole = styled('div')({ gridColumn: '1 / -1' });

function Controlled(args: AmountFieldProps) {
  const [valueMinor, setAmount] = useState(args.valueMinor);
  return (
    <AmountField
      {...args}
      valueMinor={valueMinor}
      onChange={(minor) => {
        setAmount(minor);
        args.onChange(minor);
      }}
    />
  );
}
