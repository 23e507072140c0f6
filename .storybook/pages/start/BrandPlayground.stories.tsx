import { color } from '@site/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { readBrand } from '../../../apps/service/src/system/readBrand';
import { brands } from '../../brands';
import { Playground } from '../../playground/Playground';
import { useShownLook } from '../../shownLook';

const meta = {
  parameters: { layout: 'fullscreen', provider: false },
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** SYS-13: edits a brand over real components, and exports it in the service's format. */
export const BrandPlayground: Story = {
  render: (_, { globals }) => <Shown globals={globals} />,
};

function Shown({ globals }: { globals: Record<string, unknown> }) {
  const { brand = globals['brand'], colorScheme = globals['colorScheme'] } = useShownLook();
  const start = brands.find(({ merchant }) => merchant === brand) ?? brands[0];
  if (!start) throw new Error('No brand is seeded.');
  return <Playground key={start.merchant} start={start} scheme={colorScheme === 'light' ? 'light' : 'dark'} />;
}

/** Hidden from the sidebar: readers of the playground want its initial state. */
export const FromColourToService: Story = {
  ...BrandPlayground,
  tags: ['!dev'],
  parameters: { visual: { skip: true } },
  play: async ({ canvas, step }) => {
    const dark = within(canvas.getByRole('region', { name: 'In dark' }));
    const write = async (label: string, value: string) => {
      await userEvent.clear(canvas.getByLabelText(label));
      await userEvent.type(canvas.getByLabelText(label), value.replaceAll('{', '{{').replaceAll('[', '[['));
    };
    const handedOut = () => canvas.getByLabelText<HTMLTextAreaElement>('The brand as JSON').value;

    await step('a colour reaches the components, and what cannot be read is named', async () => {
      await expect(canvas.getByText('Everything can be read')).toBeVisible();
      await write('action, dark', '#3A2A6B');
      await waitFor(() => expect(dark.getByRole('button', { name: 'Deposit' })).toHaveStyle({ backgroundColor: 'rgb(58, 42, 107)' }));
      await expect(canvas.getByRole('status')).toHaveTextContent('onAction on action in dark');
    });
    await step('the panel keeps the house’s colours, so that it can be read whatever the brand', async () => {
      const title = getComputedStyle(canvas.getByRole('heading', { name: 'Brand playground' })).color;
      await write('text, dark', '#111111');
      await waitFor(() => expect(dark.getByRole('button', { name: 'Withdraw' })).toHaveStyle({ color: 'rgb(17, 17, 17)' }));
      await expect(getComputedStyle(canvas.getByRole('heading', { name: 'Brand playground' })).color).toBe(title);
      await write('text, dark', '#F5F3EE');
    });
    await step('corners, typeface and mark reach the components', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Square' }));
      await waitFor(() => expect(dark.getByRole('button', { name: 'Deposit' })).toHaveStyle({ borderRadius: '0px' }));
      await userEvent.selectOptions(canvas.getByLabelText('Typeface of titles'), 'inter');
      await waitFor(() => expect(getComputedStyle(dark.getByRole('link', { name: 'Marquee' })).fontFamily).toMatch(/^"Inter Variable"/));
      await write('Mark', '[{ "d": "M0 0H36V36H0Z", "tone": "action" }]');
      await waitFor(() => expect(dark.getByRole('link', { name: 'Marquee' }).querySelectorAll('path')).toHaveLength(1));
    });
    await step('every colour can be changed', async () => {
      for (const name of Object.keys(color)) await expect(canvas.getByLabelText(`${name}, light`)).toBeVisible();
    });
    await step('what is handed out is what the service takes', async () => {
      const { brand } = readBrand(handedOut());
      await expect(brand).toMatchObject({ tokens: { action: { dark: '#3A2A6B' } }, roundness: 0, typeface: { display: 'inter' } });
      await expect(brand?.mark).toHaveLength(1);
      await expect(canvas.getByRole('link', { name: 'Download' })).toHaveAttribute('download', 'marquee.brand.json');
      await expect(canvas.getByRole('link', { name: 'Design tokens' })).toHaveAttribute('download', 'marquee.tokens.json');
    });
    await step('a brand is taken in, or refused with its reason', async () => {
      await userEvent.click(canvas.getByLabelText('A brand to work on'));
      await userEvent.paste('{ "merchant": "nightjar" }');
      await expect(canvas.getByRole('button', { name: 'Work on it' })).toBeDisabled();
      await userEvent.clear(canvas.getByLabelText('A brand to work on'));
      await userEvent.paste(JSON.stringify(brands.find(({ merchant }) => merchant === 'khela')));
      await userEvent.click(canvas.getByRole('button', { name: 'Work on it' }));
      await expect(canvas.getByLabelText('Name')).toHaveValue('Khela');
      await waitFor(() => expect(dark.getByRole('button', { name: 'Deposit' })).toHaveStyle({ backgroundColor: 'rgb(63, 208, 160)' }));
      await expect(canvas.getByText('Everything can be read')).toBeVisible();
    });
  },
};
