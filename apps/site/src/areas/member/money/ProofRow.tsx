import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { CodeField, type CodeFieldProps } from '@site/ui/CodeField';
import { radius } from '@site/ui/vars';

export interface ProofRowProps extends Pick<CodeFieldProps, 'label' | 'value' | 'onChange' | 'error' | 'isSecret' | 'isDisabled'> {
  /** The request is on its way. */
  isBusy: boolean;
  /** Label of the submit button. */
  submit: string;
}

/** The last step of a request for money: the payment password or a code, and the button that sends it. Source: MEM-04, MEM-05. */
export function ProofRow({ isBusy, submit, ...field }: ProofRowProps) {
  return (
    <Row>
      <CodeField {...field} />
      <Button type="submit" variant="contained" size="large" loading={isBusy} disabled={field.isDisabled === true}>
        {submit}
      </Button>
    </Row>
  );
}

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '14px 24px',
  '& > :first-of-type': { flex: '1 1 316px' },
  '& > button': { flex: '1 1 180px', minBlockSize: 52, borderRadius: radius.input },
});
