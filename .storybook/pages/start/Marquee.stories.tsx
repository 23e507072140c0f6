import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { BannerCarousel } from '@site/ui/BannerCarousel';
import { display } from '@site/ui/display';
import { GameTile } from '@site/ui/GameTile';
import { Icon } from '@site/ui/Icon';
import { StatStrip } from '@site/ui/StatStrip';
import { StatTile } from '@site/ui/StatTile';
import { StatusChip } from '@site/ui/StatusChip';
import { TrendChart, type TrendDay } from '@site/ui/TrendChart';
import { elevation, radius, tone } from '@site/ui/vars';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { poster } from '../../../packages/ui/src/story-art/posters';
import { carouselLabels, format, orbit, statLabels, tiger, tileLabels } from '../../samples';

const meta = {
  parameters: { layout: 'fullscreen', locale: 'en-GB', visual: { phone: true, animations: 'allow' } },
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;

/** The front page of the library. */
export const Marquee: StoryObj = {
  render: () => (
    <Front lang="en">
      <Head>
        <h1>
          Every screen,
          <br />
          already lit
        </h1>
        <div>
          <p>
            Marquee’s component library. Dark and light, right to left, by keyboard, from 320 pixels up: each component is drawn, tested and
            pictured that way before a screen meets it.
          </p>
          <nav aria-label="Start here">
            <Button variant="contained" href="?path=/story/foundations-colour--colour" target="_top">
              Foundations
            </Button>
            <Button variant="outlined" href="?path=/story/start-brandplayground--brand-playground" target="_top">
              Try your brand on it
            </Button>
          </nav>
        </div>
      </Head>

      <BannerCarousel items={[tiger, orbit]} labels={carouselLabels} footer={notices} />

      <section>
        <h2>Posters carry the colour</h2>
        <Mosaic>
          {games.map(({ picture, ...game }) => (
            <GameTile
              key={game.name}
              {...game}
              pictures={poster(picture)}
              labels={tileLabels}
              onPlay={fn()}
              onTryFree={fn()}
              onToggleFavourite={fn()}
            />
          ))}
        </Mosaic>
      </section>

      <section>
        <h2>Figures carry the desk</h2>
        <Desk data-color-scheme="light">
          <StatStrip>
            {stats.map((stat) => (
              <StatTile key={stat.label} {...stat} format={format} labels={statLabels} />
            ))}
          </StatStrip>
          <TrendChart items={days} isLastDayOpen format={format} labels={trendLabels} />
        </Desk>
      </section>

      <section>
        <h2>One component, every house</h2>
        <Houses>
          {houses.map(({ scheme, language, direction, title, text, play, trial, chip }) => (
            <article key={language} data-color-scheme={scheme} lang={language} dir={direction}>
              <StatusChip {...chip} />
              <h3>{title}</h3>
              <p>{text}</p>
              <div>
                <Button variant="contained">{play}</Button>
                <Button variant="outlined">{trial}</Button>
              </div>
            </article>
          ))}
        </Houses>
      </section>

      <Doors aria-label="Further">
        {doors.map(({ title, text, path, icon }) => (
          <a key={path} href={`?path=${path}`} target="_top">
            <Icon name={icon} size={22} />
            <b>{title}</b>
            <span>{text}</span>
          </a>
        ))}
      </Doors>
    </Front>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article', { name: /./ }).length).toBeGreaterThanOrEqual(games.length);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

const games = [
  { name: 'Sun Pharaoh', vendor: 'Obelisk', picture: 'sun-pharaoh', ground: 'teal', isHot: true, size: 'lead' },
  { name: 'Orbit Crash', vendor: 'Apogee', picture: 'orbit-crash', ground: 'indigo', isHot: true },
  { name: 'Pearl Tide', vendor: 'Low Water', picture: 'pearl-tide', ground: 'cobalt', isFavourite: true },
  { name: 'Ace Baccarat', vendor: 'Salon Nine', picture: 'ace-baccarat', ground: 'forest', isFavourite: true },
  { name: 'Jade Dragon', vendor: 'Mirrorline', picture: 'jade-dragon', ground: 'plum', isHot: true },
  { name: 'Gold Tiger', vendor: 'Lantern Works', picture: 'gold-tiger', ground: 'crimson' },
  { name: 'Fruit Fair', vendor: 'Penny Press', picture: 'fruit-fair', ground: 'amber' },
  { name: 'Moon Lotus', vendor: 'Lantern Works', picture: 'moon-lotus', ground: 'orchid' },
  { name: 'Gem Mines', vendor: 'Apogee', picture: 'gem-mines', ground: 'slate' },
] as const;

const trendLabels = {
  title: 'Valid bets by day',
  current: 'This period',
  before: '30 days before',
  profit: 'Profit',
  loss: 'Loss',
  teamProfit: 'Team profit',
  day: 'Day',
  showTable: 'Table',
  showPlot: 'Plot',
  loading: 'Loading',
  nothing: 'Nothing was played in these days.',
};

const week = [0.9, 0.86, 0.92, 1, 1.12, 1.24, 1.18];
const dayOf = (month: number, index: number) => new Date(Date.UTC(2026, month, 22 + index)).toISOString().slice(0, 10);

const days: TrendDay[] = Array.from({ length: 30 }, (_, index) => {
  const course = (week[(index + 3) % 7] ?? 1) * (1 + index * 0.006);
  const share = index === 29 ? 0.66 : 1;
  return {
    day: dayOf(9, index),
    beforeDay: dayOf(8, index),
    validBetMinor: BigInt(Math.round(31_000_000 * course * share * (1 + 0.14 * Math.sin(index * 2.7)))),
    beforeMinor: BigInt(Math.round(29_000_000 * course * (1 + 0.11 * Math.sin(index * 1.9 + 2)))),
    profitMinor: BigInt(Math.round(900_000 + 1_300_000 * Math.sin(index * 1.3 + 0.4))),
  };
});
const sum = (values: readonly bigint[]) => values.reduce((total, value) => total + value, 0n);
const bets = days.map(({ validBetMinor }) => BigInt(validBetMinor ?? 0));
const profit = days.map(({ profitMinor = 0n }) => BigInt(profitMinor ?? 0));
const members = Array.from({ length: 30 }, (_, day) => Math.round(11 + 5 * Math.sin(day * 0.9) + 3 * Math.sin(day * 0.37)));

const stats = [
  {
    label: 'Valid bets',
    kind: 'money',
    unit: 'USD',
    value: sum(bets),
    before: sum(days.map(({ beforeMinor = 0n }) => BigInt(beforeMinor ?? 0))),
    series: bets,
  },
  { label: 'Team profit', kind: 'money', unit: 'USD', value: sum(profit), before: 24_310_800n, series: profit, shape: 'bars' },
  {
    label: 'New members',
    kind: 'count',
    value: members.reduce((total, day) => total + day, 0),
    before: 260,
    series: members,
    shape: 'bars',
  },
] as const;

const houses = [
  {
    scheme: 'dark',
    language: 'en',
    direction: 'ltr',
    title: 'Ten seconds to orbit',
    text: 'Watch the curve climb and step off when you like.',
    play: 'Play now',
    trial: 'Free trial',
    chip: { tone: 'good', icon: 'check', label: 'Open now' },
  },
  {
    scheme: 'light',
    language: 'ar',
    direction: 'rtl',
    title: 'الليلة ليلة النمر',
    text: 'خمس بكرات و243 طريقة للفوز.',
    play: 'العب الآن',
    trial: 'تجربة مجانية',
    chip: { tone: 'waiting', icon: 'clock', label: 'تنتهي قريبًا' },
  },
  {
    scheme: 'dark',
    language: 'bn',
    direction: 'ltr',
    title: 'এই রাত বাঘের',
    text: 'পূর্ণিমার রাউন্ডে প্রতিটি বাঘ ওয়াইল্ড হয়ে যায়।',
    play: 'এখনই খেলুন',
    trial: 'বিনামূল্যে চেষ্টা',
    chip: { tone: 'info', icon: 'notice', label: 'নতুন' },
  },
] as const;

const doors = [
  {
    title: 'Write a component',
    text: 'One folder, three files, no wording.',
    path: '/docs/start-how-to-write-a-component--docs',
    icon: 'edit',
  },
  { title: 'Decisions', text: 'What we chose, and what we gave up.', path: '/docs/start-decisions--docs', icon: 'document' },
  { title: 'Accessibility', text: 'What is checked, and how.', path: '/docs/start-accessibility--docs', icon: 'key' },
] as const;

const Notices = styled('p')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  margin: 0,
  padding: '14px 22px',
  color: tone.onArtMuted,
  '& svg': { flex: 'none', color: tone.action },
  '& b': { color: tone.onArt },
});

const notices = (
  <Notices>
    <Icon name="notice" />
    <span>
      <b>Payments</b> · Bank transfers are back to under two minutes.
    </span>
  </Notices>
);

const Front = styled('main')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(48px, 6vw, 80px)',
  maxInlineSize: 1180,
  margin: '0 auto',
  padding: 'clamp(28px, 5vw, 72px) clamp(16px, 4vw, 48px) 96px',
  color: tone.text,
  '& > section > h2': { ...display, fontSize: 'clamp(23px, 3vw, 28px)', lineHeight: 1.1, margin: '0 0 18px' },
});

const Head = styled('header')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
  gap: 'clamp(20px, 4vw, 56px)',
  alignItems: 'end',
  '& h1': {
    ...display,
    fontWeight: 850,
    fontStretch: '118%',
    letterSpacing: '-0.03em',
    fontSize: 'clamp(44px, 6.6vw, 84px)',
    lineHeight: 0.94,
    margin: 0,
  },
  '& p': { margin: '0 0 20px', maxInlineSize: '52ch', fontSize: 17, lineHeight: 1.5, color: tone.muted },
  '& nav': { display: 'flex', flexWrap: 'wrap', gap: 12 },
});

const Mosaic = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: '24px 16px',
  '& [data-size="lead"]': { gridColumn: 'span 2', gridRow: 'span 2' },
  '@media (max-width: 767px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '16px 10px' },
});

const Desk = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  padding: 'clamp(12px, 2vw, 24px)',
  borderRadius: radius.dialog,
  backgroundColor: tone.page,
  boxShadow: elevation.floating,
});

const Houses = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
  gap: 16,
  '& article': {
    display: 'grid',
    alignContent: 'start',
    gap: 12,
    padding: 28,
    border: `1px solid ${tone.line}`,
    borderRadius: radius.sign,
    backgroundColor: tone.surface,
    color: tone.text,
  },
  '& h3': { ...display, fontSize: 30, lineHeight: 1.2, margin: '6px 0 0' },
  '& p': { margin: 0, color: tone.muted },
  '& article > div': { display: 'flex', flexWrap: 'wrap', gap: 10, marginBlockStart: 8 },
});

const Doors = styled('nav')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
  gap: 16,
  '& a': {
    display: 'grid',
    gap: 2,
    padding: 22,
    border: `1px solid ${tone.line}`,
    borderRadius: radius.lead,
    color: tone.text,
    textDecoration: 'none',
  },
  '& a:hover': { backgroundColor: tone.hover },
  '& svg': { color: tone.actionText, marginBlockEnd: 8 },
  '& span': { color: tone.muted },
});
