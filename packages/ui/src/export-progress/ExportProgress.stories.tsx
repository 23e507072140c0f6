import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ExportProgress, type ExportProgressProps } from './ExportProgress';

const labels = { running: 'Cancel', done: 'Save file', stopped: 'Start again', failed: 'Try again' };

const running: ExportProgressProps = {
  state: 'running',
  title: 'Writing CSV',
  detail: '5,230 of 8,412 rows',
  percent: 62,
  figures: '62 % · 0.9 MB',
  onAction: fn(),
  labels,
};

const meta = { component: ExportProgress, args: running } satisfies Meta<typeof ExportProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

const Card = styled('div')({ display: 'grid', gap: 12 });

/** Running, done, cancelled, and failed. */
export const Default: Story = {
  parameters: { visual: { phone: true } },
  render: () => (
    <Card>
      <ExportProgress {...running} />
      <ExportProgress
        state="done"
        title="team-betting-1-20-nov.csv"
        detail="8,412 rows, 1.4 MB, totals match the bar"
        onAction={fn()}
        labels={labels}
      />
      <ExportProgress state="stopped" title="Stopped at 5,230 rows." detail="No file was kept." onAction={fn()} labels={labels} />
      <ExportProgress
        state="failed"
        title="The line broke at 5,230 rows."
        detail="The part written was removed."
        onAction={fn()}
        labels={labels}
      />
    </Card>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Writing CSV' })).toHaveAttribute('value', '62');
    await expect(canvas.getByRole('alert')).toHaveTextContent('The line broke at 5,230 rows.');
    await expect(canvas.getAllByRole('status')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(running.onAction).toHaveBeenCalledOnce();
  },
};

export const Arabic: Story = {
  globals: { language: 'AR' },
  args: {
    title: 'جارٍ كتابة CSV',
    detail: '\u20665,230\u2069 من \u20668,412\u2069 صفًّا',
    labels: { ...labels, running: 'إلغاء' },
  },
};

export const Bengali: Story = {
  globals: { language: 'BN' },
  args: {
    title: 'CSV লেখা হচ্ছে',
    detail: '৮,৪১২ সারির মধ্যে ৫,২৩০টি',
    figures: '৬২% · ০.৯ MB',
    labels: { ...labels, running: 'বাতিল' },
  },
};
