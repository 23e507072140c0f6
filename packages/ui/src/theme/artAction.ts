import { forcedEdge } from './forcedEdge';
import { motion } from './tokens';
import { radius, shade, tone } from './vars';

/** Styles of buttons on pictures, for parts of a larger styled root: `.action`, with `.main` for the amber one. */
export const artAction = {
  '& .action': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minInlineSize: 0,
    border: 0,
    borderRadius: radius.control,
    font: 'inherit',
    fontWeight: 700,
    lineHeight: 1.2,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    color: tone.onArt,
    backgroundColor: shade(40),
    boxShadow: `inset 0 0 0 1.5px ${tone.artEdge}`,
    transition: `background-color ${motion.colorMs}ms`,
    ...forcedEdge,
  },
  '& .action:hover': { backgroundColor: shade(70) },
  '& .action.main': { color: tone.onSignAction, backgroundColor: tone.signAction, boxShadow: 'none' },
  '& .action.main:hover': { backgroundColor: tone.signActionHover },
  '& .action.main:active': { backgroundColor: tone.signActionPress },
} as const;
