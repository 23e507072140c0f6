import { styled } from '@mui/material/styles';
import type { FormattedFigure } from '@site/ui/formatFigure';
import { tone } from '@site/ui/vars';

/** A figure as the desk writes it: loss is red and signed, nothing is paler. */
export const Amount = ({ value }: { value: FormattedFigure }) => (
  <Figure dir="ltr" data-tone={value.tone}>
    {value.text}
  </Figure>
);

const Figure = styled('bdi')({
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
  '&[data-tone="loss"]': { color: tone.bad },
  '&:is([data-tone="zero"], [data-tone="none"])': { color: tone.faint },
});
