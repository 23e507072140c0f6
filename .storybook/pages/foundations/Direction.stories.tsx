import { styled } from '@mui/material/styles';
import { Icon } from '@site/ui/Icon';
import { Money } from '@site/ui/Money';
import { LocaleContext } from '@site/ui/useLocale';
import { radius, tone } from '@site/ui/vars';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page } from '../Page';

const meta = { parameters: { layout: 'fullscreen' }, tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Direction: StoryObj = {
  render: () => (
    <Page
      title="Direction"
      lead="Styles speak of start and end, never of left and right, so a page turns with its language and no second stylesheet exists. Every story can be seen in Arabic from the toolbar, and every story is tested that way."
    >
      <section>
        <h2>The same card, twice</h2>
        <Pair>
          {cards.map(({ language, direction, title, text, action }) => (
            <article key={language} lang={language} dir={direction}>
              <h3>{title}</h3>
              <p>{text}</p>
              <div>
                <LocaleContext value={language}>
                  <Money amountMinor={1_248_050n} currency="USD" />
                </LocaleContext>
                <span>
                  {action}
                  <Arrow data-direction={direction}>
                    <Icon name="forward" size={16} />
                  </Arrow>
                </span>
              </div>
            </article>
          ))}
        </Pair>
      </section>
      <section>
        <h2>What turns and what does not</h2>
        <Two>
          <div>
            <h3>Turns</h3>
            <ul>
              {[
                'Layout, order of columns, alignment',
                'Arrows, back and forward, the carousel and its dot',
                'The picture of the hero: it holds no letters',
                'Plots: time runs with the line of reading',
              ].map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
          <div>
            <h3>Does not</h3>
            <ul>
              {[
                'Figures, money, clocks, phone numbers, codes',
                'The order of drawn balls',
                'A clock’s hands, a media player’s controls',
                'Names and logos',
              ].map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        </Two>
      </section>
      <section>
        <h2>What to write</h2>
        <Rules>
          <thead>
            <tr>
              <th scope="col">Write</th>
              <th scope="col">Not</th>
            </tr>
          </thead>
          <tbody>
            {rules.map(([write, not]) => (
              <tr key={write}>
                <td>
                  <code>{write}</code>
                </td>
                <td>
                  <code>{not}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </Rules>
      </section>
    </Page>
  ),
};

const cards = [
  { language: 'en', direction: 'ltr', title: 'Lotus week', text: 'Missions end Sunday at 23:59.', action: 'See the missions' },
  { language: 'ar', direction: 'rtl', title: 'أسبوع اللوتس', text: 'تنتهي المهام يوم الأحد الساعة 23:59.', action: 'عرض المهام' },
] as const;

const rules = [
  ['marginInlineStart', 'marginLeft'],
  ['insetInlineEnd', 'right'],
  ["textAlign: 'start'", "textAlign: 'left'"],
  ['inlineSize, blockSize', 'width, height'],
  ['<bdi dir="ltr">12,480.50</bdi>', '12,480.50'],
  ['mirrored: true, on the glyph', 'a second glyph'],
];

const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))',
  gap: 20,
  '& article': {
    display: 'grid',
    gap: 8,
    padding: 24,
    border: `1px solid ${tone.line}`,
    borderRadius: radius.lead,
    backgroundColor: tone.surface,
  },
  '& p': { margin: 0, color: tone.muted },
  '& div': { display: 'flex', justifyContent: 'space-between', alignItems: 'center', marginBlockStart: 12, fontWeight: 700 },
  '& span': { display: 'inline-flex', alignItems: 'center', gap: 6, color: tone.actionText },
});

/** Mirrors the arrow by its own attribute, because both directions are on one page. */
const Arrow = styled('i')({ display: 'inline-flex', '&[data-direction="rtl"]': { transform: 'scaleX(-1)' } });

const Two = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))',
  gap: 20,
  '& ul': { margin: '10px 0 0', paddingInlineStart: 18, color: tone.muted },
  '& li': { padding: '3px 0' },
});

const Rules = styled('table')({
  maxInlineSize: 620,
  borderCollapse: 'collapse',
  '& th, & td': { padding: '9px 12px', borderBlockEnd: `1px solid ${tone.line}`, textAlign: 'start', fontWeight: 500 },
  '& th': { color: tone.muted, fontSize: 12 },
  '& td + td code': { color: tone.bad },
});
