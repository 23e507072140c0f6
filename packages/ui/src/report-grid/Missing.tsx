import { styled } from '@mui/material/styles';
import { tone } from '../theme/vars';

export interface MissingProps {
  /** Id for the field's `aria-describedby`. */
  id: string;
  /** Undefined while the field is valid. */
  text: string | undefined;
}

/** Error message under an empty field of a small form. */
export function Missing({ id, text }: MissingProps) {
  return (
    <Alert id={id} role="alert">
      {text}
    </Alert>
  );
}

const Alert = styled('span')({ color: tone.bad, fontWeight: 600, '&:empty': { display: 'none' } });
