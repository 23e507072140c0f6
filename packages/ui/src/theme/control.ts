import { forcedEdge } from './forcedEdge';
import { motion } from './tokens';
import { radius, tone } from './vars';

/** Styles of the site's buttons as classes under one styled root: `.icon`, `.button`, and `.button.main` for the amber one. */
export const control = {
  '& .icon': {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: 40,
    blockSize: 40,
    padding: 0,
    border: 0,
    borderRadius: radius.control,
    background: 'none',
    color: tone.muted,
    cursor: 'pointer',
  },
  '& .icon:hover': { backgroundColor: tone.hover, color: tone.text },
  '& .button': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    minBlockSize: 40,
    paddingInline: 18,
    border: 0,
    borderRadius: radius.control,
    font: 'inherit',
    fontWeight: 700,
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    color: tone.text,
    background: 'none',
    boxShadow: `inset 0 0 0 1.5px ${tone.edge}`,
    cursor: 'pointer',
    transition: `background-color ${motion.colorMs}ms`,
    ...forcedEdge,
  },
  '& .button:hover': { backgroundColor: tone.hover },
  '& .button.main': { color: tone.onAction, backgroundColor: tone.action, boxShadow: 'none' },
  '& .button.main:hover': { backgroundColor: tone.actionHover },
  '& .button.main:active': { backgroundColor: tone.actionPress },
} as const;
