import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { formBackground } from '../text-field/formBackground';
import { SocialButton } from './SocialButton';

const meta = {
  component: SocialButton,
  args: { provider: 'google', children: 'Google', onClick: fn() },
  decorators: [formBackground],
} satisfies Meta<typeof SocialButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const Two = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 12 });

/** Side by side under a form; busy; disabled; as links, with long and other texts. */
export const Default: Story = {
  render: (args) => (
    <>
      <Two>
        <SocialButton {...args} />
        <SocialButton {...args} provider="facebook">
          Facebook
        </SocialButton>
      </Two>
      <Two>
        <SocialButton {...args} isBusy>
          Busy
        </SocialButton>
        <SocialButton {...args} provider="facebook" isDisabled>
          Off
        </SocialButton>
      </Two>
      <SocialButton provider="google" href="#google">
        Mit einem vorhandenen Google-Konto weitermachen und registrieren
      </SocialButton>
      <Two>
        <SocialButton {...args}>المتابعة عبر Google</SocialButton>
        <SocialButton {...args} provider="facebook">
          Facebook দিয়ে এগিয়ে যান
        </SocialButton>
      </Two>
    </>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Google' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Off' })).toBeDisabled();
    await expect(canvas.getByRole('link', { name: /Google-Konto/ })).toHaveAttribute('href', '#google');
  },
};
