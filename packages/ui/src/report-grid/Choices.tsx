import Menu, { type MenuProps } from '@mui/material/Menu';
import { styled } from '@mui/material/styles';
import type { ComponentType } from 'react';
import { floatingPaper } from '../theme/floatingPaper';
import { tone } from '../theme/vars';

/** Menu of a report's toolbar. */
export const Choices: ComponentType<MenuProps> = styled(Menu)({
  '& .MuiMenu-paper': { ...floatingPaper, minInlineSize: 216, marginBlockStart: 6 },
  '& .MuiMenu-list': { padding: 6 },
  '& .MuiMenuItem-root': { gap: 12, minBlockSize: 34, paddingInline: 10, borderRadius: 8, fontSize: 13 },
  '& .MuiMenuItem-root:hover, & .Mui-focusVisible': { backgroundColor: tone.hover },
  '& [aria-checked="true"]': { backgroundColor: tone.select },
  '& bdi': { marginInlineStart: 'auto', paddingInlineStart: 16, color: tone.muted, fontVariantNumeric: 'tabular-nums' },
});
