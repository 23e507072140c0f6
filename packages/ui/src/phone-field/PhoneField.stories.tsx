import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { formBackground } from '../text-field/formBackground';
import { PhoneField, type PhoneFieldProps } from './PhoneField';

const labels = { code: 'Country code', countries: 'Countries', search: 'Search countries', none: 'No country is called that.' };
const vietnam = { country: 'VN', dialling: '+84', national: '' };

/** Timeout for lazy loading on a busy machine. */
const fetched = { timeout: 10_000 };

const meta = {
  component: PhoneField,
  args: { label: 'Mobile number', value: vietnam, onChange: fn(), first: ['VN', 'BD', 'TH'], labels },
  render: (args) => <Controlled {...args} />,
  decorators: [formBackground],
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** SES-01: grouped while typing, also in the middle; only digits are kept. */
export const Default: Story = {
  args: { help: 'The code for logging in goes there.' },
  play: async ({ args, canvas }) => {
    const phone = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Mobile number' });
    await userEvent.click(phone);
    await waitFor(() => expect(phone).toHaveAttribute('placeholder', '912 345 678'), fetched);
    await userEvent.keyboard('91200x001');
    await expect(phone).toHaveValue('912 000 01');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}0');
    await expect(phone).toHaveValue('912 000 001');
    await expect(phone.selectionStart).toBe(9);
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...vietnam, national: '912000001' });
  },
};

/** A number pasted with its dialling code selects its country; digits of any keyboard are accepted. */
export const Pasted: Story = {
  parameters: { visual: { skip: true } },
  play: async ({ args, canvas }) => {
    const phone = canvas.getByRole('textbox', { name: 'Mobile number' });
    await userEvent.click(phone);
    await waitFor(() => expect(phone).toHaveAttribute('placeholder'), fetched);
    await userEvent.paste('+৮৮০ ১৭১২-৩৪৫৬৭৮');
    await expect(args.onChange).toHaveBeenLastCalledWith({ country: 'BD', dialling: '+880', national: '1712345678' });
    await expect(canvas.getByRole('button', { name: 'Country code +880' })).toBeVisible();
    await expect(phone).toHaveValue('1712 345678');
  },
};

/** All countries, the brand's first; searched by name, English name, code or dialling code. */
export const Countries: Story = {
  parameters: { visual: { page: true, phone: true } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Country code +84' }));
    await expect(await screen.findByRole('combobox', { name: 'Search countries' }, fetched)).toHaveFocus();
    await expect(
      screen
        .getAllByRole('option')
        .slice(0, 4)
        .map(({ textContent }) => textContent),
    ).toEqual(['Vietnam+84', 'Bangladesh+880', 'Thailand+66', 'Afghanistan+93']);
    await expect(screen.getByRole('option', { name: /Vietnam/ })).toHaveAttribute('aria-selected', 'true');
    await waitFor(() => expect(screen.getByRole('option', { name: /Vietnam/ }).querySelector('svg')).not.toBeNull(), fetched);
  },
};

/** By keyboard only: search, move, choose; the focus returns to the number. */
export const FromTheKeyboard: Story = {
  parameters: { visual: { skip: true } },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const search = await screen.findByRole('combobox', { name: 'Search countries' }, fetched);
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.keyboard('cote');
    await expect(shown()[0]).toHaveTextContent('Côte d’Ivoire');
    await userEvent.clear(search);
    await userEvent.keyboard('৮৮০');
    await expect(shown()).toHaveLength(1);
    await userEvent.clear(search);
    await userEvent.keyboard('nowhere');
    await expect(screen.getByText('No country is called that.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Country code +84' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Search countries' })).toHaveFocus());
    await userEvent.keyboard('viet{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onChange).toHaveBeenLastCalledWith(vietnam);
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Search countries' })).toHaveFocus());
    await userEvent.keyboard('united{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onChange).toHaveBeenLastCalledWith({ country: 'US', dialling: '+1', national: '' });
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Mobile number' })).toHaveFocus());
  },
};

/** Filled, refused, disabled, busy, long texts, Bengali. */
export const States: Story = {
  parameters: { sheet: 'wide' },
  render: (args) => (
    <>
      <PhoneField {...args} value={{ ...vietnam, national: '912000001' }} />
      <PhoneField {...args} value={{ ...vietnam, national: '91200' }} error="This number is too short for Vietnam." />
      <PhoneField {...args} value={{ ...vietnam, national: '912000001' }} isDisabled help="Verified on 4 November." />
      <PhoneField {...args} value={{ country: 'BD', dialling: '+880', national: '1712345678' }} isBusy />
      <PhoneField {...args} label="Mobilfunknummer für Sicherheitsbenachrichtigungen" aside="darf leer bleiben" />
      <PhoneField {...args} label="মোবাইল নম্বর" value={{ country: 'BD', dialling: '+880', national: '' }} help="কোড এই নম্বরে যাবে।" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('1712 345678', {}, fetched)).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getAllByRole('textbox')[1]).toBeInvalid();
    await expect(canvas.getAllByRole('button', { name: /Country code/ })[2]).toBeDisabled();
  },
};

/** Names in Arabic, in Arabic sort order, with the dialling code still read from the left. */
export const Arabic: Story = {
  parameters: { visual: { page: true } },
  globals: { language: 'AR' },
  args: {
    label: 'رقم الجوال',
    first: ['SA', 'AE', 'EG'],
    value: { country: 'SA', dialling: '+966', national: '' },
    labels: { code: 'رمز الدولة', countries: 'الدول', search: 'ابحث عن دولة', none: 'لا توجد دولة بهذا الاسم.' },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /رمز الدولة/ }));
    await screen.findByRole('combobox', { name: 'ابحث عن دولة' }, fetched);
    await expect(shown()[0]).toHaveTextContent('السعودية+966');
    await waitFor(() => expect(shown()[0]?.querySelector('svg')).not.toBeNull(), fetched);
  },
};

/** The list has 245 entries: computing each accessible name would take longer than the test. */
const shown = () => [...document.querySelectorAll('[role="listbox"] > [role="option"]')];

function Controlled(args: PhoneFieldProps) {
  const [value, setValue] = useState(args.value);
  return (
    <PhoneField
      {...args}
      value={value}
      onChange={(phone) => {
        setValue(phone);
        args.onChange(phone);
      }}
    />
  );
}
