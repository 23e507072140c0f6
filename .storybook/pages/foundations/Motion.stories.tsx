import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { motion } from '@site/ui/tokens';
import { elevation, radius, tone } from '@site/ui/vars';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page } from '../Page';

const meta = { parameters: { layout: 'fullscreen' }, tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Motion: StoryObj = {
  render: () => (
    <Page
      title="Motion"
      lead="Things move because somebody did something. What moves by itself can be paused, and whoever asks for less motion gets none of it: the carousel and the notices stand still."
    >
      <section>
        <h2>Durations</h2>
        <p>Point at a card. One curve for all of them: {motion.ease}.</p>
        <Cards>
          {durations.map(({ name, about, kind }) => (
            <li key={name} tabIndex={-1} data-kind={kind}>
              <i />
              <b>{motion[name]} ms</b>
              <span>{about}</span>
              <code>motion.{name}</code>
            </li>
          ))}
        </Cards>
      </section>
      <section>
        <h2>The clock of the carousel</h2>
        <p>
          Each slide dwells for {motion.dwellMs} ms and takes {motion.slideMs} ms to change. The dot of the slide fills with the time that
          is left; it stops under the pointer, under focus and in a hidden tab. Bulbs light in turn, half of them every {motion.bulbsMs / 2}{' '}
          ms, only while it runs.
        </p>
        <Dots aria-hidden="true">
          <i />
          <span />
          <span />
        </Dots>
      </section>
    </Page>
  ),
};

const durations = [
  { name: 'colorMs', about: 'Colours of hover and press', kind: 'color' },
  { name: 'liftMs', about: 'A tile rises by four pixels', kind: 'lift' },
  { name: 'imageMs', about: 'Its picture grows to 1.04', kind: 'image' },
] as const;

const fill = keyframes({ from: { transform: 'scaleX(0)' } });

const Cards = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
  gap: 20,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'grid',
    gap: 4,
    padding: 20,
    overflow: 'hidden',
    border: `1px solid ${tone.line}`,
    borderRadius: radius.tile,
    backgroundColor: tone.surface,
  },
  '& i': { blockSize: 92, marginBlockEnd: 12, borderRadius: radius.control, backgroundColor: tone.raised },
  '& b': { fontVariantNumeric: 'tabular-nums' },
  '& span': { color: tone.muted },
  '& code': { color: tone.faint, fontSize: 12 },
  '& [data-kind="color"] i': { transition: `background-color ${motion.colorMs}ms` },
  '& [data-kind="color"]:hover i': { backgroundColor: tone.action },
  '& [data-kind="lift"]': { transition: `transform ${motion.liftMs}ms ${motion.ease}, box-shadow ${motion.liftMs}ms` },
  '& [data-kind="lift"]:hover': { transform: 'translateY(-4px)', boxShadow: elevation.lifted },
  '& [data-kind="image"] i': { transition: `transform ${motion.imageMs}ms ${motion.ease}`, backgroundColor: tone.actionWash },
  '& [data-kind="image"]:hover i': { transform: 'scale(1.04)' },
  '@media (prefers-reduced-motion: reduce)': { '& li, & i': { transition: 'none !important', transform: 'none !important' } },
});

const Dots = styled('div')({
  display: 'flex',
  gap: 12,
  alignItems: 'center',
  inlineSize: 'max-content',
  padding: '16px 20px',
  borderRadius: radius.sign,
  backgroundColor: tone.sign,
  '& span': { inlineSize: 8, blockSize: 8, borderRadius: '50%', backgroundColor: tone.onArtMuted },
  '& i': { position: 'relative', inlineSize: 36, blockSize: 8, overflow: 'hidden', borderRadius: 4, backgroundColor: tone.signLine },
  '& i::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    transformOrigin: 'left',
    backgroundColor: tone.action,
    animation: `${fill} ${motion.dwellMs}ms linear infinite`,
  },
  '@media (prefers-reduced-motion: reduce)': { '& i::before': { animation: 'none' } },
});
