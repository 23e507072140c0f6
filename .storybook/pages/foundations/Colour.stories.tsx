import { styled } from '@mui/material/styles';
import { type Contrast, contrastOf } from '@site/ui/contrastOf';
import { type ColorName, color, ground, type Scheme } from '@site/ui/tokens';
import { radius, tone } from '@site/ui/vars';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { lookOf } from '../../brands';
import { Page } from '../Page';

const meta = {
  // The longest page; the tests of the tokens cover its content.
  parameters: { layout: 'fullscreen', visual: { skip: true } },
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;

export const Colour: StoryObj = {
  render: (_, { globals }) => {
    const { tokens: brand = {} } = lookOf(globals['brand']);
    const contrasts = contrastOf(brand);
    return (
      <Page
        title="Colour"
        lead="A lit sign at night. Ink surfaces step back, posters carry the colour, and the colour of action means one thing: act here, or you are here."
      >
        {groups.map(({ title, about, names }) => (
          <section key={title}>
            <h2>{title}</h2>
            <p>{about}</p>
            <Swatches>
              {names.map((name) => (
                <Swatch key={name}>
                  <div className="halves">
                    {schemes.map((scheme) => (
                      <i key={scheme} data-color-scheme={scheme} data-name={name} className={name} />
                    ))}
                  </div>
                  <b>{name}</b>
                  <span>{brand[name]?.light ?? color[name].light}</span>
                  <span>{brand[name]?.dark ?? color[name].dark}</span>
                  <small>{worstOf(name, contrasts)}</small>
                </Swatch>
              ))}
            </Swatches>
          </section>
        ))}
        <section>
          <h2>Who stands on whom</h2>
          <p>
            Every pair that the library puts together, measured now, in the brand of the toolbar. What is read needs 4.5 : 1, what is only
            made out 3 : 1; a test holds both, for every seeded brand.
          </p>
          <Pairs>
            {inksOf(contrasts).map(([ink, pairs]) => (
              <li key={ink}>
                <h3>{ink}</h3>
                {schemes.map((scheme) => (
                  <ul key={scheme} data-color-scheme={scheme} aria-label={`${ink}, ${scheme}`}>
                    {pairs
                      .filter((pair) => pair.scheme === scheme)
                      .map(({ ground: below, ratio, wanted }) => (
                        <li
                          key={`${below} ${wanted}`}
                          data-faulty={ratio < wanted || undefined}
                          style={{ color: wanted === 3 ? tone.text : tone[ink], backgroundColor: tone[below] }}
                        >
                          {wanted === 3 && <i style={{ backgroundColor: tone[ink] }} />}
                          {below} <b>{ratio.toFixed(1)}</b>
                        </li>
                      ))}
                  </ul>
                ))}
              </li>
            ))}
          </Pairs>
        </section>
        <section>
          <h2>Grounds</h2>
          <p>
            Under a picture while it loads. A tile names its ground and never carries a style, so the policy of the page can forbid styles.
          </p>
          <Grounds>
            {Object.entries(ground).map(([name, value]) => (
              <li key={name}>
                <i style={{ backgroundColor: value }} />
                {name}
              </li>
            ))}
          </Grounds>
        </section>
      </Page>
    );
  },
};

const schemes: Scheme[] = ['light', 'dark'];

const groups: { title: string; about: string; names: ColorName[] }[] = [
  {
    title: 'Surfaces',
    about: 'Five steps of depth. Light is warm paper, never grey; dark is ink, never black.',
    names: ['page', 'sunken', 'surface', 'raised', 'overlay', 'hover', 'select'],
  },
  { title: 'Text', about: 'Three strengths, each readable on every surface above.', names: ['text', 'muted', 'faint'] },
  {
    title: 'Action',
    about: 'One filled button in a group. A brand changes these first; everything else may stay.',
    names: ['action', 'actionHover', 'actionPress', 'onAction', 'actionText', 'actionWash', 'focus'],
  },
  {
    title: 'Lines',
    about: 'A line divides and is decoration. An edge is the outline of a control and can be made out.',
    names: ['line', 'edge'],
  },
  {
    title: 'Meaning',
    about: 'Never alone: a sign, an icon or a word says the same.',
    names: ['good', 'goodWash', 'bad', 'badWash', 'info', 'infoWash', 'hot', 'onHot'],
  },
  {
    title: 'The sign',
    about: 'The hero and its notice bar stay dark in both schemes.',
    names: [
      'sign',
      'signLine',
      'signDeep',
      'signAction',
      'signActionHover',
      'signActionPress',
      'onSignAction',
      'onArt',
      'onArtMuted',
      'artEdge',
      'artLight',
      'scrim',
    ],
  },
  {
    title: 'Plots',
    about: 'In this order, at most four on one plot; loss and the period before have their own.',
    names: ['plot1', 'plot2', 'plot3', 'plot4', 'plotLoss', 'plotPast'],
  },
];

function worstOf(name: ColorName, contrasts: Contrast[]): string {
  const own = contrasts.filter(({ ink }) => ink === name);
  const [worst] = own.toSorted((a, b) => a.ratio / a.wanted - b.ratio / b.wanted);
  return worst ? `at least ${worst.ratio.toFixed(1)} : 1` : '';
}

function inksOf(contrasts: Contrast[]): [ink: ColorName, pairs: Contrast[]][] {
  return [...Map.groupBy(contrasts, ({ ink }) => ink)];
}

const Swatches = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const Swatch = styled('li')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '2px 8px',
  alignContent: 'start',
  fontSize: 13,
  '& .halves': {
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    blockSize: 76,
    marginBlockEnd: 8,
    overflow: 'hidden',
    border: `1px solid ${tone.line}`,
    borderRadius: radius.tile,
  },
  '& b, & small': { gridColumn: '1 / -1' },
  '& span': { fontVariantNumeric: 'tabular-nums', fontSize: 12, color: tone.muted },
  '& small': { color: tone.faint, fontSize: 12 },
  ...Object.fromEntries((Object.keys(color) as ColorName[]).map((name) => [`& i.${name}`, { backgroundColor: tone[name] }])),
});

const Pairs = styled('ul')({
  display: 'grid',
  gap: 14,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'grid', gridTemplateColumns: 'minmax(90px, 120px) minmax(0, 1fr) minmax(0, 1fr)', gap: 12 },
  '& h3': { fontSize: 14, paddingBlockStart: 8 },
  '& ul': {
    display: 'flex',
    flexWrap: 'wrap',
    alignContent: 'start',
    gap: 4,
    margin: 0,
    padding: 6,
    listStyle: 'none',
    borderRadius: radius.tile,
    backgroundColor: tone.page,
    boxShadow: `inset 0 0 0 1px ${tone.line}`,
  },
  '& ul li': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    padding: '5px 9px',
    borderRadius: radius.chip,
    boxShadow: `inset 0 0 0 1px ${tone.line}`,
    fontSize: 12,
    fontVariantNumeric: 'tabular-nums',
  },
  '& ul li i': { inlineSize: 12, blockSize: 12, borderRadius: 3 },
  '& [data-faulty]': { boxShadow: `inset 0 0 0 2px ${tone.bad}` },
  '@media (max-width: 767px)': { '& > li': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

const Grounds = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(82px, 1fr))',
  gap: 14,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: 12,
  textAlign: 'center',
  color: tone.muted,
  '& i': {
    display: 'block',
    aspectRatio: '3 / 4',
    marginBlockEnd: 6,
    borderRadius: radius.tile,
    boxShadow: `inset 0 1px 0 ${tone.artLight}`,
  },
});
