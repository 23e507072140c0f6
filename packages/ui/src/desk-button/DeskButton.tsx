import ButtonBase, { type ButtonBaseProps } from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';

export interface DeskButtonProps extends ButtonBaseProps {
  /** `outlined` has an edge, `plain` is quiet text, `accent` is amber text, `icon` is a square whose name is its `aria-label`. */
  look?: 'outlined' | 'plain' | 'accent' | 'icon';
}

/** A secondary button of the agent centre: 32 px high, 44 px on phones. */
export function DeskButton({ look = 'outlined', ...rest }: DeskButtonProps) {
  return <Control data-look={look} {...rest} />;
}

const Control = styled(ButtonBase)(({ theme }) => {
  const { tone } = theme.vars.palette;
  return {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    minBlockSize: 32,
    paddingInline: 12,
    border: '1px solid transparent',
    borderRadius: 8,
    color: tone.muted,
    font: 'inherit',
    fontSize: 13,
    fontWeight: 550,
    whiteSpace: 'nowrap',
    '&:hover': { backgroundColor: tone.hover, color: tone.text },
    '&[data-look="outlined"]': { borderColor: tone.edge, color: tone.text },
    '&[data-look="accent"]': { color: tone.actionText },
    '&[data-look="icon"]': { inlineSize: 32, paddingInline: 0 },
    '&.Mui-focusVisible': { outline: `2px solid ${tone.focus}`, outlineOffset: 2 },
    '&.Mui-disabled': { color: tone.faint, borderColor: 'transparent' },
    [theme.breakpoints.down('md')]: { minBlockSize: 44, '&[data-look="icon"]': { inlineSize: 44 } },
  };
});
