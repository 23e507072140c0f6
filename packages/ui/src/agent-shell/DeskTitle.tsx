import { styled } from '@mui/material/styles';
import { tone } from '../theme/vars';

export interface DeskTitleProps {
  /** What the page is called: its first heading. */
  title: string;
  /** One line under it. */
  text?: string | undefined;
}

/** The head of a page of the desk. */
export function DeskTitle({ title, text }: DeskTitleProps) {
  return (
    <Words>
      <h1>{title}</h1>
      {text && <p>{text}</p>}
    </Words>
  );
}

const Words = styled('div')({
  color: tone.text,
  '& h1': { margin: 0, fontSize: 20, lineHeight: '28px', fontWeight: 620, letterSpacing: '-0.012em' },
  '& h1:is(:lang(ar), :lang(bn))': { letterSpacing: 0 },
  '& p': { margin: '2px 0 0', color: tone.muted },
});
