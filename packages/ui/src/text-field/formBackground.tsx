import { styled } from '@mui/material/styles';
import type { Decorator } from '@storybook/react-vite';
import { radius, tone } from '../theme/vars';

/** Decorator that puts stories of fields on a form's background; `parameters: { sheet: 'wide' }` arranges them side by side. */
export const formBackground: Decorator = (Story, { parameters }) => (
  <Sheet data-sheet={String(parameters['sheet'])}>
    <Story />
  </Sheet>
);

const Sheet = styled('div')({
  display: 'grid',
  alignItems: 'start',
  gap: '18px 24px',
  boxSizing: 'border-box',
  inlineSize: 'min(100%, 484px)',
  padding: 24,
  borderRadius: radius.sign,
  backgroundColor: tone.surface,
  color: tone.text,
  '&[data-sheet="wide"]': { inlineSize: 'min(100%, 960px)', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))' },
  '@media (max-width: 480px)': { padding: 16 },
});
