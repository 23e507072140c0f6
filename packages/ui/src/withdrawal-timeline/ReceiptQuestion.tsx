import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { RootProps } from '../theme/RootProps';
import { tone } from '../theme/vars';

export interface ReceiptQuestionProps extends RootProps<'fieldset'> {
  /** 'Has the money arrived?' */
  question: string;
  /** Explains the default without an answer and its time: 'Without an answer it counts as received in 23:28.' */
  deadline: ReactNode;
  /** Labels in the language of the page. */
  labels: { allReceived: string; notReceived: string };
  /** An answer is being sent: the buttons are inactive. */
  isBusy?: boolean;
  /** Error message of a failed answer. */
  error?: string | undefined;
  /** Called when everything has arrived. */
  onAllReceived: () => void;
  /** Called when something is missing. */
  onNotReceived: () => void;
}

/** Asks a member whether a withdrawal has arrived, and explains what happens without an answer. Source: MEM-33, docs/domain.md DR-3.5. */
export function ReceiptQuestion({
  question,
  deadline,
  labels,
  isBusy = false,
  error,
  onAllReceived,
  onNotReceived,
  ...rest
}: ReceiptQuestionProps) {
  return (
    <Question {...rest}>
      <legend>{question}</legend>
      <p>{deadline}</p>
      {error && (
        <p className="error" role="alert">
          {error}
        </p>
      )}
      <div>
        <Button variant="contained" disabled={isBusy} onClick={onAllReceived}>
          {labels.allReceived}
        </Button>
        <Button variant="outlined" disabled={isBusy} onClick={onNotReceived}>
          {labels.notReceived}
        </Button>
      </div>
    </Question>
  );
}

const Question = styled('fieldset')({
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  color: tone.muted,
  fontSize: 13,
  lineHeight: 1.5,
  '& p': { margin: 0 },
  '& b': { color: tone.text, fontVariantNumeric: 'tabular-nums' },
  '& legend': { padding: 0, color: tone.text, fontSize: 14, fontWeight: 650 },
  '& .error': { marginBlockStart: 6, color: tone.bad, fontWeight: 600 },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockStart: 12 },
  '& button': { flex: '1 1 130px', minBlockSize: 44 },
});
