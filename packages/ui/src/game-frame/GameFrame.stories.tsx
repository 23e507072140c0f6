import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent } from 'storybook/test';
import { ErrorState } from '../error-state/ErrorState';
import { art } from '../story-art/posters';
import { ground } from '../theme/tokens';
import { GameFrame } from './GameFrame';

const NOON = Date.UTC(2026, 2, 14, 12);
const labels = {
  back: 'Back',
  reload: 'Reload the game',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  session: 'Session',
  net: 'Net position',
  balance: 'Balance',
  loading: 'The game is loading',
};

const Stage = styled('div')({
  placeSelf: 'stretch',
  display: 'grid',
  placeItems: 'center',
  background: `radial-gradient(circle at 50% 40%, ${ground.crimson}, ${ground.wine} 75%)`,
  '& img': { blockSize: 'min(72%, 420px)', inlineSize: 'auto', borderRadius: 26 },
});

const meta = {
  component: GameFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    name: 'Gold Tiger',
    detail: 'Lantern Works · play money',
    openedAtMs: NOON - 2_530_000,
    now: new Date(NOON),
    money: { currency: 'USD', balanceMinor: 126_610n, netMinor: -1840n },
    labels,
    onBack: fn(),
    onReload: fn(),
    limits: { label: 'Play within your limits', onPress: fn() },
    children: (
      <Stage>
        <img src={art('gold-tiger.webp')} alt="" width={340} height={453} />
      </Stage>
    ),
  },
} satisfies Meta<typeof GameFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { visual: { phone: true } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Gold Tiger' })).toBeVisible();
    await expect(canvas.getByText('00:42:10')).toBeVisible();
    await expect(canvas.getByText('−$18.40')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Back' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onBack).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Play within your limits' }));
    await expect(args.limits?.onPress).toHaveBeenCalledOnce();
    const reload = canvas.getByRole('button', { name: 'Reload the game' });
    await userEvent.click(reload);
    await expect(args.onReload).toHaveBeenCalledOnce();
    reload.blur();
  },
};

/** The bar and messages over the page stay visible: the document goes full screen, not the game alone. */
export const FullScreen: Story = {
  parameters: { visual: { skip: true } },
  play: async ({ canvas }) => {
    const asked = spyOn(document.documentElement, 'requestFullscreen').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Full screen' }));
    await expect(asked).toHaveBeenCalledOnce();
  },
};

export const NetUnknown: Story = {
  args: { money: { currency: 'USD', balanceMinor: 126_610n, netMinor: undefined } },
  parameters: { visual: { skip: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$1,266.10')).toBeVisible();
    await expect(canvas.getByText('–')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { isBusy: true, money: undefined, openedAtMs: undefined, children: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status', { name: 'The game is loading' })).toBeVisible();
  },
};

/** GAM-07: the poster is the curtain of a game that loads, and rises when the game is ready. */
export const LoadingWithCover: Story = {
  parameters: { visual: { phone: true } },
  args: {
    isBusy: true,
    money: undefined,
    openedAtMs: undefined,
    cover: { avif: art('gold-tiger.avif'), webp: art('gold-tiger.webp'), width: 340, height: 453 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'The game is loading' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    children: (
      <ErrorState
        title="The game did not answer"
        money="Your last round was settled; no money is on the way."
        advice="Open the game again. If it stays like this, choose another one."
        retry={{ label: 'Try again', onRetry: fn() }}
      />
    ),
  },
};

export const LongTextOnASmallPhone: Story = {
  parameters: { locale: 'de' },
  args: {
    name: 'Die sehr langen Abenteuer der Drachenkaiserin',
    detail: 'Eine Werkstatt von beträchtlichem Ehrgeiz · Spielgeld',
    labels: { ...labels, session: 'Spielzeit', net: 'Saldo', balance: 'Guthaben' },
    money: { currency: 'EUR', balanceMinor: 12_661_000n, netMinor: 184_000n },
  },
  globals: { viewport: { value: 'small' } },
};

export const Bengali: Story = {
  args: {
    name: 'সোনালি বাঘ',
    detail: 'লণ্ঠন কারখানা · খেলার টাকা',
    labels: { ...labels, session: 'সময়', net: 'লাভ-ক্ষতি', balance: 'ব্যালেন্স' },
    money: { currency: 'BDT', balanceMinor: 126_610n, netMinor: 1840n },
  },
  globals: { language: 'BN' },
};
