import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { display } from '../theme/display';
import { media } from '../theme/layout';
import type { RootProps } from '../theme/RootProps';
import { tone } from '../theme/vars';

export interface StatusScreenProps extends RootProps<'div'> {
  /** The brand's logo at the top; omitted inside the site's layout. */
  logo?: ReactNode;
  /** A scene of `@site/ui/illustration`. */
  illustration: ReactNode;
  /** Title, the main message. */
  title: string;
  /** Explanation of the consequences. */
  text: string;
  /** A further line: a time, an address. */
  children?: ReactNode;
  /** Actions, the primary one first. */
  actions?: ReactNode;
}

/** A page with a single message. With a logo it is the page's `main` and as high as the window. */
export function StatusScreen({ logo, illustration, title, text, children, actions, ...rest }: StatusScreenProps) {
  return (
    <Screen {...rest} as={logo ? 'main' : 'div'} data-whole={logo !== undefined}>
      {logo && <div className="logo">{logo}</div>}
      <div className="scene">{illustration}</div>
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
      {actions && <div className="acts">{actions}</div>}
    </Screen>
  );
}

const Screen = styled('div')({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: 14,
  padding: '40px 24px',
  textAlign: 'center',
  color: tone.text,
  '&[data-whole="true"]': { position: 'relative', minBlockSize: '100vh', paddingBlockStart: 104 },
  '& .logo': { position: 'absolute', insetBlockStart: 24, insetInline: 0, display: 'grid', justifyItems: 'center' },
  '& .scene': { display: 'grid', justifyItems: 'center', inlineSize: 'min(320px, 100%)', marginBlockEnd: 10 },
  '& .scene svg': { inlineSize: '100%' },
  '& h1': { margin: 0, ...display, fontSize: 40, lineHeight: 1.08, textWrap: 'balance', overflowWrap: 'anywhere' },
  '& p': { margin: 0, maxInlineSize: '52ch', fontSize: 16, lineHeight: 1.55, color: tone.muted, textWrap: 'pretty' },
  '& .acts': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 12, marginBlockStart: 12 },
  '& .acts .MuiButton-root': { minBlockSize: 46, minInlineSize: 140 },
  [media.phone]: {
    padding: '24px 16px',
    '& .scene': { inlineSize: 240 },
    '& h1': { fontSize: 30 },
    '& p': { fontSize: 15 },
    '& .acts': { display: 'grid', inlineSize: '100%' },
  },
});
