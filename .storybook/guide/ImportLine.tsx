import { styled } from '@mui/material/styles';
import { CopyButton } from '@site/ui/CopyButton';
import { radius, tone } from '@site/ui/vars';
import { Code } from './Code';

/** An import, with a button that copies it. */
export const ImportLine = ({ code }: { code: string }) => (
  <Line>
    <Code>{code}</Code>
    <CopyButton value={code} labels={{ copy: 'Copy the import', copied: 'Copied' }} />
  </Line>
);

const Line = styled('div')({
  display: 'flex',
  justifySelf: 'start',
  alignItems: 'center',
  gap: 10,
  boxSizing: 'border-box',
  maxInlineSize: '100%',
  padding: '8px 8px 8px 14px',
  border: `1px solid ${tone.line}`,
  borderRadius: radius.control,
  backgroundColor: tone.sunken,
  '& > code': { overflowX: 'auto', whiteSpace: 'nowrap' },
});
