import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useCopy } from '../copy-button/useCopy';
import { Icon } from '../icons/Icon';
import { cardStyle } from '../theme/cardStyle';
import type { RootProps } from '../theme/RootProps';
import { radius, tone } from '../theme/vars';
import { qrPath } from './qrPath';

export interface QrCodeLabels {
  /** Text alternative of the code: 'QR code of your invitation link'. The address is shown below. */
  code: string;
  copy: string;
  /** Replaces `copy` for a while after copying. */
  copied: string;
}

export interface QrCodeProps extends RootProps<'figure'> {
  /** Text to encode: an address, a wallet. At most 2,331 bytes. */
  value: string;
  /** Text shown below and copied: the secret of an authenticator. @default value */
  text?: string | undefined;
  /** Side length in CSS pixels, including the quiet zone. @default 200 */
  size?: number;
  /** Labels in the language of the page. */
  labels: QrCodeLabels;
}

/** A QR code with its text to read and to copy. Dark on white in both schemes: many cameras cannot read inverted codes. */
export function QrCode({ value, text = value, size = 200, labels, ...rest }: QrCodeProps) {
  const [isCopied, copy] = useCopy();
  const code = useMemo(() => qrPath(value), [value]);
  return (
    <Frame {...rest}>
      <svg viewBox={`0 0 ${code.size} ${code.size}`} width={size} height={size} shapeRendering="crispEdges">
        <title>{labels.code}</title>
        <path className="paper" d={`M0 0h${code.size}v${code.size}H0Z`} />
        <path className="modules" d={code.path} />
      </svg>
      <figcaption>
        <bdi dir="ltr">{text}</bdi>
        <Button
          variant="outlined"
          startIcon={<Icon name={isCopied ? 'check' : 'copy'} size={18} />}
          onClick={() => copy(text)}
          aria-live="polite"
        >
          {isCopied ? labels.copied : labels.copy}
        </Button>
      </figcaption>
    </Frame>
  );
}

const Frame = styled('figure')(cardStyle, {
  display: 'inline-grid',
  justifyItems: 'center',
  gap: 14,
  boxSizing: 'border-box',
  maxInlineSize: '100%',
  margin: 0,
  padding: 20,
  '& > svg': { display: 'block', maxInlineSize: '100%', blockSize: 'auto', borderRadius: radius.input },
  '& .paper': { fill: tone.onArt },
  '& .modules': { fill: tone.signDeep },
  '& figcaption': { display: 'grid', justifyItems: 'stretch', gap: 12, inlineSize: 0, minInlineSize: '100%' },
  '& bdi': { color: tone.muted, fontSize: 12.5, lineHeight: 1.4, textAlign: 'center', overflowWrap: 'anywhere' },
  '& button': { minBlockSize: 44 },
});
