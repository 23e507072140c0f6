import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { formBackground } from '../text-field/formBackground';
import { CaptchaField } from './CaptchaField';
import { captchaPicture } from './captchaPicture';

const labels = {
  picture: 'Picture with four signs',
  refresh: 'Another picture',
  listen: 'Listen to the signs',
  otherWay: 'Prove it another way',
  missing: 'No picture. Try again.',
};

const realNow = Date.now;

const meta = {
  component: CaptchaField,
  args: { label: 'Signs in the picture', picture: captchaPicture, labels, onRefresh: fn() },
  decorators: [formBackground],
} satisfies Meta<typeof CaptchaField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** SES-03: pressing the picture loads another, at most once in 1000 ms. */
export const Default: Story = {
  parameters: { visual: { phone: true } },
  beforeEach: () => () => {
    Date.now = realNow;
  },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Signs in the picture' }), 'N7K4');
    const another = canvas.getByRole('button', { name: 'Another picture' });
    let nowMs = realNow();
    Date.now = () => nowMs;
    await userEvent.click(another);
    nowMs += 999;
    await userEvent.click(another);
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    nowMs += 1;
    await userEvent.click(another);
    await expect(args.onRefresh).toHaveBeenCalledTimes(2);
    another.blur();
  },
};

/** Alternatives for people who cannot see the picture: the characters as audio, or another proof. */
export const OtherWays: Story = {
  args: { audio: 'data:audio/wav;base64,UklGRiQAAABXQVZFZm10IBAAAAABAAEAgD4AAAB9AAACABAAZGF0YQAAAAA=', onOtherWay: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Listen to the signs' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOtherWay).toHaveBeenCalledOnce();
    canvas.getByRole('button', { name: 'Prove it another way' }).blur();
  },
};

/** Loading, failed, refused, disabled, long texts, Bengali. */
export const States: Story = {
  parameters: { sheet: 'wide' },
  render: (args) => (
    <>
      <CaptchaField {...args} picture={undefined} />
      <CaptchaField {...args} picture={undefined} isMissing />
      <CaptchaField {...args} defaultValue="N7K" error="These are not the signs. Here are others." />
      <CaptchaField {...args} defaultValue="N7K4" isDisabled />
      <CaptchaField
        {...args}
        label="Zeichenfolge der Sicherheitsabfrage"
        help="Groß- und Kleinschreibung spielt keine Rolle."
        onOtherWay={fn()}
      />
      <CaptchaField {...args} label="ছবির অক্ষর" lang="bn" help="বড় বা ছোট হাতের অক্ষর একই।" />
    </>
  ),
  play: async ({ canvas }) => {
    const [waiting] = canvas.getAllByRole('button', { name: 'Another picture' });
    await expect(waiting).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getAllByRole('textbox')[2]).toBeInvalid();
  },
};
