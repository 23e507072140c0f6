import { styled } from '@mui/material/styles';
import { inJoinedScript, inTallScript } from '../theme/display';
import { tone } from '../theme/vars';
import type { RootProps } from '../theme/RootProps';

export interface DeskTitleProps extends Omit<RootProps<'div'>, 'title'> {
  /** Title of the page, its first-level heading. */
  title: string;
  /** One line under the title. */
  text?: string | undefined;
}

/** Header of a page of the agent centre. */
export function DeskTitle({ title, text, ...rest }: DeskTitleProps) {
  return (
    <Words {...rest}>
      <h1>{title}</h1>
      {text && <p>{text}</p>}
    </Words>
  );
}

const Words = styled('div')({
  color: tone.text,
  '& h1': { margin: 0, fontSize: 20, lineHeight: '28px', fontWeight: 620, letterSpacing: '-0.012em' },
  [`& h1${inJoinedScript}, & h1${inTallScript}`]: { letterSpacing: 0 },
  '& p': { margin: '2px 0 0', color: tone.muted },
});
