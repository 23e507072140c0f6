import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { tone } from '../theme/vars';
import { type Glyph, glyphs, type IconName } from './glyphs';
import { Icon } from './Icon';

const names = Object.keys(glyphs) as IconName[];
const isMirrored = (name: IconName) => (glyphs[name] as Glyph).mirrored === true;

const meta = {
  component: Icon,
  args: { name: 'hot', size: 30 },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

/** Lines keep their weight: at 16 px they are drawn thicker on the grid than at 24. */
export const Every: Story = {
  render: () => (
    <Sheet>
      {names.map((name) => (
        <li key={name}>
          <span>
            <Icon name={name} size={16} />
            <Icon name={name} size={20} />
            <Icon name={name} size={24} />
          </span>
          {name}
        </li>
      ))}
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('li')).toHaveLength(names.length);
  },
};

/** Only icons that point along the reading direction are mirrored; clocks, checks and the magnifier are not. */
export const Mirrored: Story = {
  globals: { language: 'AR' },
  render: () => (
    <Sheet>
      {names.filter(isMirrored).map((name) => (
        <li key={name}>
          <span>
            <Icon name={name} size={24} />
          </span>
          <bdi>{name}</bdi>
        </li>
      ))}
      <li data-testid="clock">
        <span>
          <Icon name="clock" size={24} />
        </span>
        <bdi>clock</bdi>
      </li>
    </Sheet>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('g[transform]')).toHaveLength(names.filter(isMirrored).length);
    await expect(canvas.getByTestId('clock').querySelector('g')).not.toHaveAttribute('transform');
  },
};

const Sheet = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
  gap: '20px 8px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: 12,
  color: tone.muted,
  '& li': { display: 'grid', justifyItems: 'center', gap: 8 },
  '& li > span': { display: 'flex', alignItems: 'end', gap: 10, color: tone.text },
});
