import { styled } from '@mui/material/styles';
import { display } from '@site/ui/display';
import { radius, tone } from '@site/ui/vars';
import { Stories, useOf } from '@storybook/addon-docs/blocks';
import { type ReactNode, use } from 'react';
import type { Guide, Pair } from '../../packages/ui/src/guide/Guide';
import { Head } from './Head';
import { ImportLine } from './ImportLine';
import { Listing } from './Listing';
import { type Content, loadContent } from './loadContent';
import { pages } from './pages';
import { Properties } from './Properties';
import { Prose } from './Prose';
import { ScreenReader } from './ScreenReader';

/** The page of a component: what it is, when to use it, and all that its code and its tests say about it. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const content = use(loadContent(String(preparedMeta.parameters['fileName'])));
  const { guide, Example, program, pairs, tree, described, parts } = content;
  return (
    <>
      <Sheet className="sb-unstyled">
        <Head family={preparedMeta.title.split('/')[0] ?? ''} content={content} />
        {Example && program && (
          <Section title="Example">
            <Program code={program}>
              <Example />
            </Program>
          </Section>
        )}
        {guide && <Uses guide={guide} />}
        {guide?.pairs && (
          <Section title="Do and don’t">
            {guide.pairs.map((pair) => (
              <Pictures key={pair.do} pair={pair} shown={pairs} />
            ))}
          </Section>
        )}
        {described && (
          <Section title="Properties">
            <Properties of={described} />
          </Section>
        )}
        {parts.length > 0 && (
          <Section title="Parts">
            {parts.map((part) => (
              <Part key={part.name}>
                <h3>{part.name}</h3>
                <p>
                  <Prose>{part.description}</Prose>
                </p>
                <ImportLine code={`import { ${part.name} } from '@site/ui/${part.name}';`} />
                <Properties of={part} />
              </Part>
            ))}
          </Section>
        )}
        {(guide?.keys || tree !== undefined) && (
          <Section title="Keyboard and screen reader">
            {guide?.keys && <Keys keys={guide.keys} />}
            {tree !== undefined && <ScreenReader tree={tree} />}
          </Section>
        )}
        {guide && (
          <Section title="Size and space">
            <Text>
              <Prose>{guide.sizes}</Prose>
            </Text>
          </Section>
        )}
      </Sheet>
      <Stories title={<StoriesHead id="stories">Stories</StoriesHead>} />
    </>
  );
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Part as="section">
    <h2 id={title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}>{title}</h2>
    {children}
  </Part>
);

const Program = ({ code, children }: { code: string; children: ReactNode }) => (
  <Framed>
    <div className="stage example">{children}</div>
    <Listing code={code} />
  </Framed>
);

function Uses({ guide: { use: uses, avoid } }: { guide: Guide }) {
  const addresses = use(pages());
  return (
    <Section title="When to use it">
      <Columns>
        <div>
          <h3>Use it</h3>
          <ul>
            {uses.map((sentence) => (
              <li key={sentence}>
                <Prose>{sentence}</Prose>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3>Take another</h3>
          <ul>
            {avoid.map(({ when, instead }) => (
              <li key={when}>
                <Prose>{when}</Prose>
                {instead && <Instead name={instead} href={addresses.get(instead)} />}
              </li>
            ))}
          </ul>
        </div>
      </Columns>
    </Section>
  );
}

const Instead = ({ name, href }: { name: string; href: string | undefined }) => (
  <b>
    {href ? (
      <a href={href} target="_top">
        {name}
      </a>
    ) : (
      name
    )}
  </b>
);

function Pictures({ pair, shown }: { pair: Pair; shown: Content['pairs'] }) {
  const halves = [
    { verb: 'Do', text: pair.do, look: 'good', Half: shown[pair.doExample] },
    { verb: 'Don’t', text: pair.dont, look: 'bad', Half: shown[pair.dontExample] },
  ] as const;
  return (
    <Columns>
      {halves.map(({ verb, text, look, Half }) => (
        <Picture key={verb} data-look={look}>
          <div className="stage example">{Half && <Half />}</div>
          <figcaption>
            <b>{verb}</b> <Prose>{text}</Prose>
          </figcaption>
        </Picture>
      ))}
    </Columns>
  );
}

const Keys = ({ keys }: { keys: NonNullable<Guide['keys']> }) => (
  <KeyList>
    {keys.map(({ key, does }) => (
      <div key={key + does}>
        <dt>
          <kbd>{key}</kbd>
        </dt>
        <dd>
          <Prose>{does}</Prose>
        </dd>
      </div>
    ))}
  </KeyList>
);

const Sheet = styled('article')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 56,
  color: tone.text,
  fontSize: 15,
  lineHeight: 1.6,
  containerType: 'inline-size',
});

const Part = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 18,
  minInlineSize: 0,
  '& > h2': { ...display, margin: 0, fontSize: 24, lineHeight: 1.2, scrollMarginBlockStart: 24 },
  '& > h3': { margin: '18px 0 -10px', fontSize: 17, fontWeight: 700 },
  '& > p': { margin: 0, color: tone.muted },
});

const Text = styled('p')({ margin: 0, maxInlineSize: 720, color: tone.muted });

const stage = {
  display: 'grid',
  alignContent: 'center',
  boxSizing: 'border-box',
  minInlineSize: 0,
  overflowX: 'auto',
  padding: 'clamp(16px, 4cqi, 40px)',
  backgroundColor: tone.page,
  // The page's own text must not reach the program.
  fontSize: 16,
  lineHeight: 1.5,
} as const;

const Framed = styled('div')({
  overflow: 'hidden',
  border: `1px solid ${tone.line}`,
  borderRadius: radius.tile,
  '& > .stage': stage,
  '& > .listing': { border: 0, borderBlockStart: `1px solid ${tone.line}`, borderRadius: 0 },
});

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
  gap: '24px 40px',
  '& h3': { margin: '0 0 8px', fontSize: 15, fontWeight: 700 },
  '& ul': { display: 'grid', gap: 8, margin: 0, paddingInlineStart: 18, color: tone.muted },
  '& li > b': { marginInlineStart: 6, fontWeight: 600, color: tone.text },
  '& li a': { color: tone.actionText },
});

const Picture = styled('figure')({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  margin: 0,
  minInlineSize: 0,
  '& > .stage': {
    ...stage,
    border: `1px solid ${tone.line}`,
    borderBlockEnd: '4px solid',
    borderRadius: `${radius.tile} ${radius.tile} 0 0`,
  },
  '&[data-look="good"] > .stage': { borderBlockEndColor: tone.good },
  '&[data-look="bad"] > .stage': { borderBlockEndColor: tone.bad },
  '& > figcaption': { paddingBlockStart: 10, color: tone.muted },
  '& > figcaption > b': { marginInlineEnd: 4 },
  '&[data-look="good"] > figcaption > b': { color: tone.good },
  '&[data-look="bad"] > figcaption > b': { color: tone.bad },
});

const KeyList = styled('dl')({
  display: 'grid',
  gap: 0,
  margin: 0,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(120px, 220px) 1fr',
    gap: 16,
    padding: '10px 0',
    borderBlockEnd: `1px solid ${tone.line}`,
  },
  '& dd': { margin: 0, color: tone.muted },
  '& kbd': {
    padding: '2px 8px',
    border: `1px solid ${tone.line}`,
    borderBlockEndWidth: 2,
    borderRadius: 6,
    backgroundColor: tone.surface,
    fontFamily: 'inherit',
    fontSize: 13,
    fontWeight: 600,
  },
});

const StoriesHead = styled('h2')({ '&&': { marginBlockStart: 64 } });
