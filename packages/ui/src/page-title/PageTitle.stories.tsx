import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MouseEvent } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { PageTitle, PageTitleSkeleton } from './PageTitle';

const meta = {
  component: PageTitle,
  args: { title: 'Slots' },
} satisfies Meta<typeof PageTitle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** SHL-08: the way back is a link whose navigation the page may handle. */
export const WithBack: Story = {
  args: { back: { label: 'Back to the lobby', href: '/', onSelect: fn((event: MouseEvent) => event.preventDefault()) } },
  play: async ({ args, canvas }) => {
    const back = canvas.getByRole('link', { name: 'Back to the lobby' });
    await expect(back).toHaveAttribute('href', '/');
    await userEvent.tab();
    await expect(back).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.back?.onSelect).toHaveBeenCalledOnce();
  },
};

export const WithTextAndTrailing: Story = {
  args: { ...WithBack.args, text: '612 games of 31 vendors' },
  render: (args) => <PageTitle {...args} trailing={<Button variant="outlined">Filter</Button>} />,
};

/** The loaded content takes exactly the space of its skeleton. */
export const NothingMoves: Story = {
  args: { ...WithBack.args },
  parameters: { visual: { skip: true } },
  render: (args) => (
    <>
      <PageTitleSkeleton />
      <PageTitle title={args.title} />
      <PageTitleSkeleton hasText hasBack />
      <PageTitle {...args} text="612 games of 31 vendors" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const heights = [...canvasElement.querySelectorAll('.words')].map((words) => words.getBoundingClientRect().height);
    await expect(heights).toEqual([heights[1], heights[1], heights[3], heights[3]]);
  },
};

export const LongText: Story = {
  args: { ...WithBack.args, title: 'Verantwortungsbewusstes Spielen und Selbstbeschränkungsmöglichkeiten' },
  globals: { viewport: { value: 'small' } },
};

export const Bengali: Story = { args: { title: 'লাইভ টেবিল', text: '১৪৮টি টেবিল খোলা' }, globals: { language: 'BN' } };

export const RightToLeft: Story = {
  args: { title: 'سلوتس', text: '612 لعبة', back: { label: 'العودة إلى الرئيسية', href: '/' } },
  globals: { language: 'AR' },
};
