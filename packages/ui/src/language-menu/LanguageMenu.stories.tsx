import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { LanguageMenu } from './LanguageMenu';

const few = [
  { code: 'EN', tag: 'en', name: 'English' },
  { code: 'BN', tag: 'bn', name: 'বাংলা' },
  { code: 'AR', tag: 'ar', name: 'العربية' },
];

const many = [
  ...few,
  { code: 'CN', tag: 'zh-Hans', name: '简体中文' },
  { code: 'TW', tag: 'zh-Hant', name: '繁體中文' },
  { code: 'JA', tag: 'ja', name: '日本語' },
  { code: 'KO', tag: 'ko', name: '한국어' },
  { code: 'TH', tag: 'th', name: 'ไทย' },
  { code: 'VI', tag: 'vi', name: 'Tiếng Việt' },
  { code: 'ID', tag: 'id', name: 'Bahasa Indonesia' },
  { code: 'MS', tag: 'ms', name: 'Bahasa Melayu' },
  { code: 'TL', tag: 'fil', name: 'Filipino' },
  { code: 'KM', tag: 'km', name: 'ខ្មែរ' },
  { code: 'LO', tag: 'lo', name: 'ລາວ' },
  { code: 'MY', tag: 'my', name: 'မြန်မာ' },
  { code: 'HI', tag: 'hi', name: 'हिन्दी' },
  { code: 'UR', tag: 'ur', name: 'اردو' },
  { code: 'TA', tag: 'ta', name: 'தமிழ்' },
  { code: 'TE', tag: 'te', name: 'తెలుగు' },
  { code: 'NE', tag: 'ne', name: 'नेपाली' },
  { code: 'SI', tag: 'si', name: 'සිංහල' },
  { code: 'FA', tag: 'fa', name: 'فارسی' },
  { code: 'TR', tag: 'tr', name: 'Türkçe' },
  { code: 'RU', tag: 'ru', name: 'Русский' },
  { code: 'UK', tag: 'uk', name: 'Українська' },
  { code: 'KK', tag: 'kk', name: 'Қазақ тілі' },
  { code: 'ES', tag: 'es', name: 'Español' },
  { code: 'PT', tag: 'pt-BR', name: 'Português (Brasil)' },
  { code: 'FR', tag: 'fr', name: 'Français' },
  { code: 'DE', tag: 'de', name: 'Deutsch' },
  { code: 'IT', tag: 'it', name: 'Italiano' },
  { code: 'PL', tag: 'pl', name: 'Polski' },
  { code: 'NL', tag: 'nl', name: 'Nederlands' },
  { code: 'EL', tag: 'el', name: 'Ελληνικά' },
  { code: 'SW', tag: 'sw', name: 'Kiswahili' },
];

const meta = {
  component: LanguageMenu,
  args: {
    items: few,
    value: 'EN',

    hrefOf: (code: string) => `?lang=${code}`,
    onChange: fn(),
    labels: { language: 'Language', search: 'Search languages', none: 'No language is called that.' },
  },
  decorators: [
    (Story) => (
      <Stage>
        <Story />
      </Stage>
    ),
  ],
} satisfies Meta<typeof LanguageMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  const summary = canvasElement.querySelector('summary');
  if (summary) await userEvent.click(summary);
};

export const Default: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('summary')).toHaveTextContent('LanguageEN');
    await open(canvasElement);
    const chosen = canvas.getByRole('link', { name: 'English' });
    await expect(chosen).toHaveAttribute('aria-current', 'true');
    const bengali = canvas.getByRole('link', { name: 'বাংলা' });
    await expect(bengali).toHaveAttribute('lang', 'bn');
    await expect(bengali).toHaveAttribute('href', '?lang=BN');
    await userEvent.click(bengali);
    await expect(args.onChange).toHaveBeenCalledWith('BN');
    await open(canvasElement);
  },
};

export const Many: Story = {
  args: { items: many },
  parameters: { visual: { phone: true } },
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement);
    await expect(canvas.getAllByRole('link')).toHaveLength(35);
  },
};

/** Searchable by its own name, its code, or its name in the reader's language or in English. */
export const Searched: Story = {
  args: { items: many },
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement);
    const search = canvas.getByRole('searchbox', { name: 'Search languages' });
    await userEvent.type(search, 'chinese');
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['简体中文', '繁體中文']);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('link', { name: '繁體中文' })).toHaveFocus();
  },
};

export const NoneFound: Story = {
  args: { items: many },
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'klingon');
    await expect(canvas.getByRole('status')).toHaveTextContent('No language is called that.');
    await userEvent.keyboard('{Escape}');
    await open(canvasElement);
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(35));
    await userEvent.type(canvas.getByRole('searchbox'), 'klingon');
  },
};

const Stage = styled('div')({
  display: 'flex',
  justifyContent: 'flex-end',
  minBlockSize: 620,
  padding: 12,
  '& > details': { blockSize: 40 },
});
