import type { Meta, StoryObj } from '@storybook/react-vite';
import 'dayjs/locale/ar';
import 'dayjs/locale/bn';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
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
        onChange(range);
      }}
    />
  );
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Period' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '30 days' })).toHaveAttribute('aria-pressed', 'false');
  },
};

export const PresetChosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '7 days' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-03-14', to: '2026-03-20' });
    await expect(canvas.getByRole('button', { name: '7 days' })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const EveryPreset: Story = {
  args: { presets: everyPreset, value: { from: '2026-03-20', to: '2026-04-18' }, max: '2026-12-31' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Next 30 days' })).toHaveAttribute('aria-pressed', 'true');
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

export const Phone: Story = {
  args: { presets: everyPreset, max: '2026-12-31' },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Arabic: Story = {
  globals: { language: 'AR' },
  args: {
    locale: 'ar',
    labels: {
      range: 'الفترة',
      from: 'من',
      to: 'إلى',
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

export const Bengali: Story = {
  globals: { language: 'BN' },
  args: {
    locale: 'bn',
    presets: everyPreset,
    labels: {
      range: 'সময়কাল',
      from: 'থেকে',
      to: 'পর্যন্ত',
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
