import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { LoadMore } from './LoadMore';

const labels = { more: 'Load more', retry: 'Try again', less: 'Show fewer' };

const meta = {
  component: LoadMore,
  args: { shown: 24, total: 311, status: '24 of 311 shown', labels, onMore: fn() },
} satisfies Meta<typeof LoadMore>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('24 of 311 shown');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onMore).toHaveBeenCalledOnce();
    canvas.getByRole('button', { name: 'Load more' }).blur();
  },
};

/** The button keeps the focus while loading, and calls once. */
export const Loading: Story = {
  args: { isBusy: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Load more' });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(args.onMore).not.toHaveBeenCalled();
    button.blur();
  },
};

export const States: Story = {
  render: (args) => (
    <Row>
      <LoadMore {...args} failure="The network link is abnormal. Please try again." />
      <LoadMore {...args} shown={311} status="All 311 shown" onLess={fn()} />
      <LoadMore {...args} shown={311} status="All 311 shown" />
      <LoadMore
        {...args}
        status="Derzeit werden 24 Spielautomaten von insgesamt 311 angezeigt"
        labels={{ ...labels, more: 'Weitere Spielautomaten anzeigen' }}
      />
      <LoadMore {...args} status="৩১১টির মধ্যে ২৪টি দেখানো হচ্ছে" labels={{ ...labels, more: 'আরও দেখুন' }} />
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('abnormal');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show fewer' })).toBeVisible();
  },
};

/** LOB-18: the list grows page by page, and collapses from any length. */
export const GrowsAndCloses: Story = {
  parameters: { visual: { skip: true } },
  render: (args) => <Growing {...args} />,
  play: async ({ canvas }) => {
    const more = canvas.getByRole('button', { name: 'Load more' });
    await expect(canvas.queryByRole('button', { name: 'Show fewer' })).toBeNull();
    await userEvent.click(more);
    await expect(canvas.getByRole('status')).toHaveTextContent('24 of 30');
    await expect(canvas.getByRole('button', { name: 'Show fewer' })).toBeVisible();
    await userEvent.click(more);
    await expect(canvas.getByRole('status')).toHaveTextContent('30 of 30');
    await userEvent.click(canvas.getByRole('button', { name: 'Show fewer' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('12 of 30');
  },
};

function Growing(args: ComponentProps<typeof LoadMore>) {
  const [shown, setShown] = useState(12);
  return (
    <LoadMore
      {...args}
      shown={shown}
      total={30}
      status={`${shown} of 30`}
      onMore={() => setShown(Math.min(30, shown + 12))}
      onLess={shown > 12 ? () => setShown(12) : undefined}
    />
  );
}

const Row = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))', gap: 32, alignItems: 'start' });
