import { styled } from '@mui/material/styles';
import { breakpoint, type ElevationName, radiusPx, shadow } from '@site/ui/tokens';
import { elevation, tone } from '@site/ui/vars';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page } from '../Page';

const meta = { parameters: { layout: 'fullscreen' }, tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Shape: StoryObj = {
  render: () => (
    <Page title="Spacing and shape" lead="A few steps, used everywhere: eight for space, seven for corners, three for height.">
      <section>
        <h2>Space</h2>
        <p>
          Between sections 44, on phones 32. From a title to what it heads 18. Tiles stand 16 apart and 24 below each other; on phones 10
          and 16.
        </p>
        <Steps>
          {[4, 8, 12, 16, 24, 32, 48, 72].map((step) => (
            <li key={step}>
              <i style={{ inlineSize: step, blockSize: step }} />
              {step}
            </li>
          ))}
        </Steps>
      </section>
      <section>
        <h2>Corners</h2>
        <p>The larger the thing, the rounder it is. Full circles are for round icons alone.</p>
        <Corners>
          {Object.entries(radiusPx).map(([name, value]) => (
            <li key={name}>
              <i style={{ borderRadius: value }} />
              <b>{name}</b>
              <span>{value}</span>
            </li>
          ))}
        </Corners>
      </section>
      <section>
        <h2>Height</h2>
        <p>What lies, what is lifted under the pointer, what floats above the page. Nothing glows but bulbs and lanterns.</p>
        <Heights>
          {(Object.keys(shadow) as ElevationName[]).map((name) => (
            <li key={name} style={{ boxShadow: elevation[name] }}>
              <b>{name}</b>
            </li>
          ))}
        </Heights>
      </section>
      <section>
        <h2>Widths</h2>
        <p>Layouts change at three widths, and nothing scrolls sideways from 320 up.</p>
        <Widths>
          {Object.entries(breakpoint).map(([name, width]) => (
            <li key={name} style={{ inlineSize: `${(width / breakpoint.wide) * 100}%` }}>
              <b>{name}</b> below {width}
            </li>
          ))}
        </Widths>
      </section>
      <section>
        <h2>Targets</h2>
        <p>
          Whatever can be pressed is at least 24 wide and high, 40 as a button, 44 where a phone pays. The suite measures every target of
          every story and fails below 24.
        </p>
        <Steps>
          {[24, 32, 40, 44, 50].map((size) => (
            <li key={size}>
              <Target style={{ inlineSize: size, blockSize: size }} />
              {size}
            </li>
          ))}
        </Steps>
      </section>
    </Page>
  ),
};

const list = { margin: 0, padding: 0, listStyle: 'none' } as const;

const Steps = styled('ul')({
  ...list,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 28,
  alignItems: 'end',
  '& li': { display: 'grid', justifyItems: 'center', gap: 8, fontSize: 13, color: tone.muted, fontVariantNumeric: 'tabular-nums' },
  '& i': { backgroundColor: tone.action, borderRadius: 2 },
});

const Target = styled('span')({ border: `1.5px solid ${tone.edge}`, borderRadius: radiusPx.control, backgroundColor: tone.surface });

const Corners = styled('ul')({
  ...list,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
  gap: 20,
  '& li': { display: 'grid', gridTemplateColumns: '1fr auto', gap: 8, fontSize: 13 },
  '& i': { gridColumn: '1 / -1', blockSize: 84, border: `1.5px solid ${tone.edge}`, backgroundColor: tone.surface },
  '& span': { color: tone.muted, fontVariantNumeric: 'tabular-nums' },
});

const Heights = styled('ul')({
  ...list,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
  gap: 32,
  '& li': { display: 'grid', placeItems: 'center', blockSize: 120, borderRadius: radiusPx.lead, backgroundColor: tone.surface },
});

const Widths = styled('ul')({
  ...list,
  display: 'grid',
  gap: 10,
  '& li': {
    boxSizing: 'border-box',
    minInlineSize: 'max-content',
    padding: '10px 14px',
    borderInlineEnd: `3px solid ${tone.action}`,
    backgroundColor: tone.surface,
    color: tone.muted,
    fontSize: 13,
  },
  '& b': { color: tone.text },
});
