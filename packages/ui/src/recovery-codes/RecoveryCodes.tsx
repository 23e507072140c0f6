import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useCopy } from '../copy-button/useCopy';
import { Icon } from '../icons/Icon';
import { PrintPage } from '../print-page/PrintPage';
import type { RootProps } from '../theme/RootProps';
import { radius, tone } from '../theme/vars';

export interface RecoveryCodesProps extends RootProps<'div'> {
  /** Codes that are valid for one login each. */
  items: readonly string[];
  /** Title of the file and the printed sheet: account and site. */
  title: string;
  /** Explanation under the title. */
  note: string;
  /** @default 'recovery-codes.txt' */
  fileName?: string;
  /** Labels in the language of the page. */
  labels: {
    codes: string;
    copy: string;
    /** Replaces `copy` for a while after copying. */
    copied: string;
    download: string;
    print: string;
  };
}

/** Recovery codes for a lost authenticator: shown once, to copy, save or print. Source: SES-24. */
export function RecoveryCodes({ items, title, note, fileName = 'recovery-codes.txt', labels, ...rest }: RecoveryCodesProps) {
  const [isCopied, copy] = useCopy();
  const list = (
    <ol dir="ltr" aria-label={labels.codes}>
      {items.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ol>
  );
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent([title, note, '', ...items, ''].join('\r\n'))}`;
  return (
    <Frame {...rest}>
      {list}
      <div className="acts">
        <Button
          variant="outlined"
          startIcon={<Icon name={isCopied ? 'check' : 'copy'} size={18} />}
          onClick={() => copy(items.join('\n'))}
          aria-live="polite"
        >
          {isCopied ? labels.copied : labels.copy}
        </Button>
        <Button variant="outlined" startIcon={<Icon name="download" size={18} />} href={file} download={fileName}>
          {labels.download}
        </Button>
        <Button variant="outlined" startIcon={<Icon name="print" size={18} />} onClick={() => window.print()}>
          {labels.print}
        </Button>
      </div>
      <PrintPage title={title} note={note}>
        {list}
      </PrintPage>
    </Frame>
  );
}

const Frame = styled('div')({
  display: 'grid',
  gap: 14,
  '& ol': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(136px, 1fr))',
    gap: '2px 16px',
    margin: 0,
    padding: '14px 20px',
    listStyle: 'none',
    borderRadius: radius.tile,
    backgroundColor: tone.page,
    boxShadow: `inset 0 0 0 1px ${tone.line}`,
    counterReset: 'code',
  },
  '& li': { display: 'flex', alignItems: 'baseline', gap: 12, minBlockSize: 32, counterIncrement: 'code' },
  '& li::before': {
    content: 'counter(code)',
    minInlineSize: 18,
    fontSize: 12,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
    color: tone.faint,
  },
  '& code': {
    font: 'inherit',
    fontSize: 16,
    fontWeight: 600,
    letterSpacing: '0.04em',
    fontVariantNumeric: 'tabular-nums slashed-zero',
    lineHeight: '32px',
    whiteSpace: 'nowrap',
    color: tone.text,
  },
  '& .acts': { display: 'flex', flexWrap: 'wrap', gap: 10 },
  '& .MuiButton-root': { flex: '1 1 116px', minBlockSize: 44, paddingInline: 12 },
});
