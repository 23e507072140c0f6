import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { formBackground } from '../text-field/formBackground';
import { fittingX, samplePuzzle } from './samplePuzzle';
import { SliderCaptcha, type SliderCaptchaProps, type SliderCaptchaState } from './SliderCaptcha';

const labels = {
  title: 'Fit the piece into the picture',
  picture: 'Night sky with a gap',
  back: 'A little to the left',
  forth: 'A little to the right',
  done: 'This fits',
  refresh: 'Another picture',
  otherWay: 'Prove it another way',
  states: {
    loading: 'The picture is on its way.',
    ready: 'Drag the piece into its gap, or move it with the arrow keys.',
    checking: 'Being looked at.',
    solved: 'It fits.',
    wrong: 'Not quite. Try this one.',
    failed: 'No picture came. Ask for another.',
  },
};

const meta = {
  component: SliderCaptcha,
  args: { puzzle: samplePuzzle, state: 'ready', onSolve: fn(), onRefresh: fn(), onOtherWay: fn(), labels },
  render: (args) => <Tried {...args} />,
  decorators: [formBackground],
} satisfies Meta<typeof SliderCaptcha>;

export default meta;
type Story = StoryObj<typeof meta>;

/** REG-08: works with arrow keys alone, and submits only on request. */
export const Default: Story = {
  parameters: { visual: { phone: true } },
  play: async ({ args, canvas }) => {
    const slider = canvas.getByRole<HTMLInputElement>('slider', { name: 'Fit the piece into the picture' });
    slider.focus();
    await fireEvent.change(slider, { target: { value: '120' } });
    await expect(args.onSolve).not.toHaveBeenCalled();
    await expect(slider).toHaveAttribute('aria-valuetext', '45 %');
    await expect(canvas.getByRole('button', { name: 'This fits' })).toBeVisible();
  },
};

/** Releasing after a drag submits immediately; a press on the bar only moves the piece. */
export const Dragged: Story = {
  parameters: { visual: { skip: true } },
  play: async ({ args, canvas }) => {
    const slider = canvas.getByRole('slider');
    await fireEvent.pointerDown(slider, { clientX: 100 });
    await fireEvent.change(slider, { target: { value: '90' } });
    await fireEvent.pointerUp(slider, { clientX: 102 });
    await expect(args.onSolve).not.toHaveBeenCalled();
    await fireEvent.pointerDown(slider, { clientX: 100 });
    await fireEvent.change(slider, { target: { value: String(fittingX) } });
    await fireEvent.pointerUp(slider, { clientX: 240 });
    await expect(args.onSolve).toHaveBeenCalledWith(fittingX);
    await expect(canvas.getByText('It fits.')).toBeVisible();
    await expect(slider).toBeDisabled();
  },
};

/** Without dragging: buttons move the piece, another submits; after a wrong answer it can be moved again. */
export const ByButtons: Story = {
  play: async ({ args, canvas }) => {
    const forth = canvas.getByRole('button', { name: 'A little to the right' });
    for (let press = 0; press < 3; press += 1) await userEvent.click(forth);
    await userEvent.click(canvas.getByRole('button', { name: 'A little to the left' }));
    await userEvent.click(canvas.getByRole('button', { name: 'This fits' }));
    await expect(args.onSolve).toHaveBeenCalledWith(8);
    await expect(canvas.getByText('Not quite. Try this one.')).toBeVisible();
    await expect(canvas.getByRole('slider')).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Prove it another way' }));
    await expect(args.onOtherWay).toHaveBeenCalledOnce();
    canvas.getByRole('button', { name: 'Prove it another way' }).blur();
  },
};

/** Loading, checking, solved, failed; long texts. */
export const States: Story = {
  parameters: { sheet: 'wide' },
  render: (args) => (
    <Three>
      <SliderCaptcha {...args} puzzle={undefined} state="loading" />
      <SliderCaptcha {...args} state="checking" />
      <Tried {...args} />
      <SliderCaptcha {...args} puzzle={undefined} state="failed" />
      <SliderCaptcha
        {...args}
        labels={{
          ...labels,
          otherWay: 'Anderes Überprüfungsverfahren verwenden',
          states: { ...labels.states, ready: 'Ziehen Sie das Teil in die Lücke oder verwenden Sie die Pfeiltasten.' },
        }}
      />
    </Three>
  ),
  play: async ({ canvas }) => {
    const [loading, checking, tried, failed] = canvas.getAllByRole('slider');
    await fireEvent.change(tried as Element, { target: { value: String(fittingX - 3) } });
    await userEvent.click(canvas.getByRole('button', { name: 'This fits' }));
    for (const slider of [loading, checking, tried, failed]) await expect(slider).toBeDisabled();
  },
};

/** Checks an answer as the service would: within 4 pixels. */
function Tried(args: SliderCaptchaProps) {
  const [state, setState] = useState<SliderCaptchaState>(args.state);
  return (
    <SliderCaptcha
      {...args}
      state={state}
      onSolve={(x) => {
        args.onSolve(x);
        setState(Math.abs(x - fittingX) <= 4 ? 'solved' : 'wrong');
      }}
    />
  );
}

const Three = styled('div')({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
  gap: 24,
});
