import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { formBackground } from '../text-field/formBackground';
import { DayRange, type DayRangeProps } from './DayRange';
import type { DayPreset } from './presetRange';

const everyPreset: DayPreset[] = ['today', 'yesterday', 'previous7', 'previous30', 'next7', 'next30'];

const meta = {
  component: DayRange,
  args: {
    value: { from: '2026-03-01', to: '2026-03-20' },
    onChange: fn(),
    today: '2026-03-20',
    presets: ['today', 'previous7', 'previous30'],
    max: '2026-03-20',
    labels: {
      range: 'Period',
      from: 'From',
      to: 'To',
      quick: 'Quick choice',
      presets: {
        today: 'Today',
        yesterday: 'Yesterday',
        previous7: '7 days',
        previous30: '30 days',
        next7: 'Next 7 days',
        next30: 'Next 30 days',
      },
    },
  },
  render: (args) => <Chosen {...args} />,
  parameters: { sheet: 'wide' },
  decorators: [formBackground],
} satisfies Meta<typeof DayRange>;

export default meta;
type Story = StoryObj<typeof meta>;

function Chosen({ value, onChange, ...rest }: DayRangeProps) {
  const [chosen, setChosen] = useState(value);
  return (
    <DayRange
      {...rest}
      value={chosen}
      onChange={(range) => {
        setChosen(range);
        onChange?.(range);
      }}
    />
  );
}

/** A preset is one press; its days are shown at once. */
export const Default: Story = {
  args: { help: 'At most 31 days.' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Period' })).toHaveAccessibleDescription('At most 31 days.');
    await expect(canvas.getByRole('radio', { name: '30 days' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: '7 days' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-03-14', to: '2026-03-20' });
    await expect(canvas.getByRole('radio', { name: '7 days' })).toBeChecked();
    canvas.getByRole('radio', { name: '7 days' }).blur();
  },
};

/** Without `value` it keeps the days itself, at first today. */
export const KeepsItsOwn: Story = {
  parameters: { visual: { skip: true } },
  render: (args) => <DayRange {...args} value={undefined} />,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Today' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: '7 days' }));
    await expect(canvas.getByRole('radio', { name: '7 days' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-03-14', to: '2026-03-20' });
  },
};

/** Today, yesterday, the previous and the next 7 and 30 days. Source: MEM-06. */
export const EveryPreset: Story = {
  parameters: { visual: { phone: true } },
  args: { presets: everyPreset, value: { from: '2026-03-20', to: '2026-04-18' }, max: '2026-12-31' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Next 30 days' })).toBeChecked();
  },
};

export const ChosenFromTheCalendar: Story = {
  parameters: { visual: { page: true } },
  play: async ({ args, canvas, userEvent }) => {
    const [openFrom] = canvas.getAllByRole('button', { name: /Choose date/ });
    await userEvent.click(openFrom as HTMLElement);
    await userEvent.click(await screen.findByRole('gridcell', { name: '8' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-03-08', to: '2026-03-20' });
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    await userEvent.click(openFrom as HTMLElement);
    await expect(await screen.findByRole('gridcell', { name: '21' })).toBeDisabled();
  },
};

export const TypedOnTheKeyboard: Story = {
  parameters: { visual: { skip: true } },
  play: async ({ args, canvas, userEvent }) => {
    const [day] = canvas.getAllByRole('spinbutton', { name: 'Day' });
    await userEvent.click(day as HTMLElement);
    await userEvent.keyboard('05');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-03-05', to: '2026-03-20' }));
  },
};

export const TheOtherEndFollows: Story = {
  parameters: { visual: { skip: true } },
  args: { value: { from: '2026-03-15', to: '2026-03-20' }, maxDays: 7 },
  play: async ({ args, canvas, userEvent }) => {
    const [day] = canvas.getAllByRole('spinbutton', { name: 'Day' });
    await userEvent.click(day as HTMLElement);
    await userEvent.keyboard('02{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-03-02', to: '2026-03-08' }));
  },
};

export const NotBeyondTheLastDay: Story = {
  parameters: { visual: { skip: true } },
  play: async ({ args, canvas, userEvent }) => {
    const days = canvas.getAllByRole('spinbutton', { name: 'Day' });
    await userEvent.click(days[1] as HTMLElement);
    await userEvent.keyboard('27');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(days[1]).toHaveTextContent('27');
    await expect(days[1]?.closest('.Mui-error')).not.toBeNull();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Refused, disabled, and without presets. */
export const States: Story = {
  render: (args) => (
    <Column>
      <Chosen {...args} error="No bets are kept from before 1 January." />
      <Chosen {...args} isDisabled help="The report of this period is being written." />
      <Chosen {...args} presets={[]} />
    </Column>
  ),
  play: async ({ canvas }) => {
    const [refused, off] = canvas.getAllByRole('group', { name: 'Period' });
    await expect(refused).toHaveAccessibleDescription('No bets are kept from before 1 January.');
    await expect(off).toBeDisabled();
  },
};

export const Arabic: Story = {
  globals: { language: 'AR' },
  play: ({ canvas }) => inOrder(canvas),
  args: {
    labels: {
      range: 'الفترة',
      from: 'من',
      to: 'إلى',
      quick: 'اختيار سريع',
      presets: {
        today: 'اليوم',
        yesterday: 'أمس',
        previous7: '٧ أيام',
        previous30: '٣٠ يومًا',
        next7: 'الأيام السبعة القادمة',
        next30: 'الأيام الثلاثون القادمة',
      },
    },
  },
};

/** I18-04: the language of `UiProvider` names the months and orders the parts of a day. */
export const ArabicMonths: Story = {
  ...Arabic,
  parameters: { visual: { skip: true } },
  play: async ({ canvas, userEvent }) => {
    await inOrder(canvas);
    const [openFrom] = canvas.getAllByRole('button', { name: /Choose date/ });
    await userEvent.click(openFrom as HTMLElement);
    await waitFor(() => expect(screen.getByText(/^مارس/)).toBeVisible());
    await userEvent.keyboard('{Escape}');
  },
};

export const Bengali: Story = {
  globals: { language: 'BN' },
  play: ({ canvas }) => inOrder(canvas),
  args: {
    presets: everyPreset,
    labels: {
      range: 'সময়কাল',
      from: 'থেকে',
      to: 'পর্যন্ত',
      quick: 'দ্রুত বাছাই',
      presets: {
        today: 'আজ',
        yesterday: 'গতকাল',
        previous7: '৭ দিন',
        previous30: '৩০ দিন',
        next7: 'আগামী ৭ দিন',
        next30: 'আগামী ৩০ দিন',
      },
      pickers: { openDatePickerDialogue: () => 'তারিখ বেছে নিন', day: 'দিন', month: 'মাস', year: 'বছর' },
    },
  },
};

/** The names of another language than English arrive a moment later; in both of these the day comes first. */
const inOrder = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) =>
  waitFor(() => expect(canvas.getAllByRole('spinbutton')[0]).toHaveAccessibleName(/Day|দিন/), { timeout: 20_000 });

const Column = styled('div')({ display: 'grid', gridColumn: '1 / -1', gap: 24 });
