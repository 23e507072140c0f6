import { styled } from '@mui/material/styles';
import { display } from '@site/ui/display';
import { radius, tone } from '@site/ui/vars';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page } from '../Page';

const meta = { parameters: { layout: 'fullscreen' }, tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Type: StoryObj = {
  render: () => (
    <Page
      title="Type"
      lead="Archivo, wide and tight, for what is a title. Inter for everything that is read. Figures stand in columns, and no word is set in capitals: they garble Turkish and mean nothing in Bengali or Arabic."
    >
      <section>
        <h2>Roles</h2>
        <Roles>
          {roles.map(({ role, size, style, sample }) => (
            <li key={role}>
              <div>
                <b>{role}</b>
                <span>{size}</span>
              </div>
              <Sample data-face={style}>{sample}</Sample>
            </li>
          ))}
        </Roles>
      </section>
      <section>
        <h2>Scripts</h2>
        <p>
          Each script has a face of its own weight and colour. Their files are cut to the letters in use and loaded only for the language of
          the page; scripts whose letters join keep their own spacing.
        </p>
        <Scripts>
          {scripts.map(({ language, direction, name, title, text }) => (
            <article key={language} lang={language} dir={direction}>
              <small>{name}</small>
              <h3>{title}</h3>
              <p>{text}</p>
            </article>
          ))}
        </Scripts>
      </section>
      <section>
        <h2>Figures</h2>
        <p>
          Money, clocks and counts are tabular and isolated from left to right, also inside Arabic: the value is turned, never the block.
        </p>
        <Ledger>
          <tbody>
            {figures.map(([label, value]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>
                  <bdi dir="ltr">{value}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </Ledger>
      </section>
    </Page>
  ),
};

const roles = [
  { role: 'Hero', size: '64 / 0.94 · 850 · 44 on phones', style: 'hero', sample: 'The night belongs to the tiger' },
  { role: 'Big amount', size: '42 / 1 · 34 on phones', style: 'amount', sample: '1,284,930.00' },
  { role: 'Section title', size: '28 / 1.1 · 800', style: 'section', sample: 'Hot tonight' },
  { role: 'Lead', size: '17 / 1.5', style: 'lead', sample: 'Five reels, 243 ways, and a full-moon round that turns every tiger wild.' },
  { role: 'Button', size: '16 large, 14 · 700', style: 'button', sample: 'Play now' },
  { role: 'Body and menu', size: '14 / 1.45 · 500–600', style: 'body', sample: 'Bank transfers are back to under two minutes.' },
  { role: 'Tile', size: '14 · 650, vendor 12', style: 'tile', sample: 'Jade Dragon' },
  { role: 'Smallest', size: '11, never lower', style: 'small', sample: 'Hot' },
];

const scripts = [
  {
    language: 'en',
    direction: 'ltr',
    name: 'Latin · Archivo, Inter',
    title: 'Ten seconds to orbit',
    text: 'Watch the curve climb and step off when you like.',
  },
  {
    language: 'ar',
    direction: 'rtl',
    name: 'عربي · Noto Kufi, Noto Sans',
    title: 'الليلة ليلة النمر',
    text: 'خمس بكرات و243 طريقة للفوز، وجولة بدر تحوّل كل نمر إلى رمز بديل.',
  },
  {
    language: 'bn',
    direction: 'ltr',
    name: 'বাংলা · Noto Sans',
    title: 'এই রাত বাঘের',
    text: 'পাঁচটি রিল, ২৪৩টি পথ, আর পূর্ণিমার রাউন্ডে প্রতিটি বাঘ ওয়াইল্ড হয়ে যায়।',
  },
] as const;

const figures = [
  ['Balance', '12,480.50 USD'],
  ['Net position', '−1,208.75 USD'],
  ['Won', '+940.00 USD'],
  ['Session', '01:07:41'],
];

const Roles = styled('ul')({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(150px, 220px) minmax(0, 1fr)',
    gap: 24,
    alignItems: 'baseline',
    padding: '18px 0',
    borderBlockStart: `1px solid ${tone.line}`,
  },
  '& li > div': { display: 'grid' },
  '& span': { fontSize: 12, color: tone.faint },
  '@media (max-width: 640px)': { '& li': { gridTemplateColumns: '1fr', gap: 8 } },
});

const Sample = styled('p')({
  margin: 0,
  overflowWrap: 'anywhere',
  '&[data-face="hero"]': {
    ...display,
    fontWeight: 850,
    fontStretch: '118%',
    fontSize: 'clamp(36px, 6vw, 64px)',
    lineHeight: 0.94,
    letterSpacing: '-0.03em',
  },
  '&[data-face="amount"]': { ...display, fontSize: 42, lineHeight: 1, fontVariantNumeric: 'tabular-nums' },
  '&[data-face="section"]': { ...display, fontSize: 28, lineHeight: 1.1 },
  '&[data-face="lead"]': { fontSize: 17, lineHeight: 1.5, color: tone.muted },
  '&[data-face="button"]': { fontSize: 16, fontWeight: 700 },
  '&[data-face="body"]': { fontSize: 14 },
  '&[data-face="tile"]': { fontSize: 14, fontWeight: 650 },
  '&[data-face="small"]': { fontSize: 11, fontWeight: 700 },
});

const Scripts = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))',
  gap: 16,
  '& article': { padding: 24, border: `1px solid ${tone.line}`, borderRadius: radius.lead, backgroundColor: tone.surface },
  '& small': { color: tone.faint },
  '& h3': { ...display, fontSize: 30, lineHeight: 1.2, margin: '12px 0' },
  '& p': { margin: 0, color: tone.muted },
});

const Ledger = styled('table')({
  maxInlineSize: 420,
  borderCollapse: 'collapse',
  '& th, & td': { padding: '9px 0', borderBlockEnd: `1px solid ${tone.line}`, fontWeight: 500, textAlign: 'start' },
  '& th': { color: tone.muted },
  '& td': { textAlign: 'end', fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
});
