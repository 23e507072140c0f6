import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { RedEnvelope } from './RedEnvelope';

const proof = 'Seed hash ffe0 54fe 7ae0 … 68eb';

const meta = {
  component: RedEnvelope,
  args: {
    state: 'ready',
    currency: 'USD',
    title: 'An envelope for you',
    detail: '3 chances left',
    proof,
    labels: { open: 'Open the envelope' },
    onOpen: fn(),
  },
} satisfies Meta<typeof RedEnvelope>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => <Pressed {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Open the envelope' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('article')).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

export const Opened: Story = {
  args: {
    state: 'opened',
    title: 'Yours to play',
    detail: 'Played once before withdrawal. 2 chances left.',
    amountMinor: 1288n,
    proof: 'Seed b7a1 … 09c4: check it',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$12.88')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The picture shows the end of the animation. */
export const OpenedInMotion: Story = {
  parameters: { motion: 'full', visual: { skip: true } },
  args: { state: 'opened', title: 'Yours to play', amountMinor: 1288n },
  play: async ({ canvasElement }) => {
    const moving = canvasElement.getAnimations({ subtree: true });
    await expect(moving.length).toBeGreaterThanOrEqual(4);
    for (const animation of moving) animation.finish();
    await expect(canvasElement.querySelector('.slip')).toBeVisible();
  },
};

export const OtherStates: Story = {
  render: (args) => (
    <Row>
      <RedEnvelope {...args} error="The network is down. Nothing was taken; try again." proof={undefined} />
      <RedEnvelope {...args} state="coming" title="The next rain" detail="starts in 12:30" />
      <RedEnvelope {...args} state="finished" title="All envelopes are taken" detail="The next rain is at 21:00." proof={undefined} />
      <RedEnvelope
        {...args}
        state="spent"
        title="No chances left"
        detail="A deposit of $50.00 within 24 hours brings one."
        proof={undefined}
      />
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing was taken');
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  parameters: { locale: 'vi' },
  args: {
    state: 'opened',
    title: 'Herzlichen Glückwunsch, dieser Umschlag gehört Ihnen',
    detail: 'Vor einer Auszahlung einmal zu spielen. Sie haben noch zwei Umschläge in dieser Runde.',
    amountMinor: 1_288_500_000n,
    currency: 'VND',
  },
  play: async ({ canvas }) => {
    const amount = canvas.getByText(/1\.288\.500\.000/);
    await waitFor(() =>
      expect(amount.getBoundingClientRect().width).toBeLessThan(amount.parentElement?.getBoundingClientRect().width ?? 0),
    );
  },
};

export const Bengali: Story = {
  globals: { language: 'BN' },
  args: {
    state: 'opened',
    title: 'এটি আপনার',
    detail: 'তোলার আগে একবার খেলতে হবে।',
    amountMinor: 128_800n,
    currency: 'BDT',
    proof: undefined,
  },
};

export const Arabic: Story = {
  globals: { language: 'AR' },
  args: { title: 'ظرف لك', detail: 'بقيت 3 فرص', proof: undefined, labels: { open: 'افتح الظرف' } },
};

function Pressed(args: ComponentProps<typeof RedEnvelope>) {
  const [state, setState] = useState(args.state);
  return (
    <RedEnvelope
      {...args}
      state={state}
      onOpen={() => {
        args.onOpen();
        setState('opening');
      }}
    />
  );
}

const Row = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))', gap: 16 });
