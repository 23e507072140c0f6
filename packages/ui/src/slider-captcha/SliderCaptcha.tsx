import { styled } from '@mui/material/styles';
import { type CSSProperties, type PointerEvent, useRef, useState } from 'react';
import { Icon } from '../icons/Icon';
import type { RootProps } from '../theme/RootProps';
import { motion } from '../theme/tokens';
import { radius, tone } from '../theme/vars';

export type SliderCaptchaState = 'loading' | 'ready' | 'checking' | 'solved' | 'wrong' | 'failed';

export interface SliderCaptchaPuzzle {
  /** Address of the picture with the gap. */
  background: string;
  /** Address of the piece. */
  piece: string;
  /** Size of the picture and the piece, in pixels of the picture; answers use the same unit. */
  width: number;
  height: number;
  pieceWidth: number;
  pieceHeight: number;
  /** Distance of the piece from the upper edge of the picture. */
  y: number;
}

export interface SliderCaptchaProps extends RootProps<'fieldset'> {
  /** Undefined while loading or after a failure. */
  puzzle?: SliderCaptchaPuzzle | undefined;
  /** State of the answer. After `wrong` and `failed`, the page loads another puzzle. */
  state: SliderCaptchaState;
  /** Called once with the position: on release after dragging, or by the submit button. */
  onSolve: (x: number) => void;
  /** Called to load another puzzle. */
  onRefresh: () => void;
  /** Starts a proof without a picture, for people who cannot see it. */
  onOtherWay?: (() => void) | undefined;
  /** Labels in the language of the page. */
  labels: {
    /** Instruction; accessible name of the slider. */
    title: string;
    /** Text alternative of the picture. */
    picture: string;
    back: string;
    forth: string;
    /** Label of the submit button, for use without dragging. */
    done: string;
    refresh: string;
    otherWay?: string;
    /** Message of each state; that of `ready` explains how to begin. */
    states: Record<SliderCaptchaState, string>;
  };
}

const stepPx = 4;

/**
 * Slider captcha: a piece to move into the gap of a picture. Releasing after a drag submits; after moving it by arrow keys, buttons or a
 * press on the bar, the submit button does. The bar always runs from the left, because the picture is not mirrored. Source: WCAG 2.5.7.
 */
export function SliderCaptcha({ puzzle, state, onSolve, onRefresh, onOtherWay, labels, ...rest }: SliderCaptchaProps) {
  const [x, setX] = useState(0);
  const [shownPuzzle, setShownPuzzle] = useState(puzzle);
  if (puzzle !== shownPuzzle) {
    setShownPuzzle(puzzle);
    setX(0);
  }
  const pressedAt = useRef<number>(undefined);
  const isOpen = puzzle !== undefined && (state === 'ready' || state === 'wrong');
  const most = puzzle ? puzzle.width - puzzle.pieceWidth : 1;
  const move = (to: number) => setX(Math.min(most, Math.max(0, to)));

  const letGo = ({ clientX }: PointerEvent) => {
    const wasDragged = pressedAt.current !== undefined && Math.abs(clientX - pressedAt.current) > 8;
    pressedAt.current = undefined;
    if (wasDragged && isOpen && x > 0) onSolve(x);
  };

  return (
    <Puzzle {...rest} data-state={state} aria-label={labels.title}>
      <div className="picture" dir="ltr" style={puzzle && placeOf(puzzle, x)}>
        {puzzle && (
          <>
            <img className="ground" src={puzzle.background} alt={labels.picture} draggable={false} />
            <img className="piece" src={puzzle.piece} alt="" draggable={false} />
          </>
        )}
        <button type="button" className="refresh" aria-label={labels.refresh} onClick={onRefresh}>
          <Icon name="refresh" size={18} />
        </button>
      </div>
      <div className="bar" dir="ltr">
        <button type="button" aria-label={labels.back} disabled={!isOpen} onClick={() => move(x - stepPx)}>
          <Icon name="minus" size={18} />
        </button>
        <input
          type="range"
          dir="ltr"
          aria-label={labels.title}
          aria-valuetext={`${Math.round((x / most) * 100)} %`}
          min={0}
          max={most}
          value={x}
          disabled={!isOpen}
          onChange={({ target }) => move(Number(target.value))}
          onPointerDown={({ clientX }) => {
            pressedAt.current = clientX;
          }}
          onPointerUp={letGo}
        />
        <button type="button" aria-label={labels.forth} disabled={!isOpen} onClick={() => move(x + stepPx)}>
          <Icon name="plus" size={18} />
        </button>
      </div>
      <div className="foot">
        <output>
          {state === 'solved' && <Icon name="check" size={18} />}
          {(state === 'wrong' || state === 'failed') && <Icon name="warning" size={18} />}
          {labels.states[state]}
        </output>
        {isOpen && x > 0 && (
          <button type="button" className="done" onClick={() => onSolve(x)}>
            {labels.done}
          </button>
        )}
        {onOtherWay && state !== 'solved' && (
          <button type="button" className="word" onClick={onOtherWay}>
            {labels.otherWay}
          </button>
        )}
      </div>
    </Puzzle>
  );
}

const placeOf = (puzzle: SliderCaptchaPuzzle, x: number) =>
  ({
    '--ratio': `${puzzle.width} / ${puzzle.height}`,
    '--x': `${(x / puzzle.width) * 100}%`,
    '--y': `${(puzzle.y / puzzle.height) * 100}%`,
    '--width': `${(puzzle.pieceWidth / puzzle.width) * 100}%`,
    '--height': `${(puzzle.pieceHeight / puzzle.height) * 100}%`,
  }) as CSSProperties;

const thumb = {
  appearance: 'none',
  inlineSize: 56,
  blockSize: 40,
  border: 0,
  borderRadius: radius.control,
  backgroundColor: tone.action,
  backgroundImage: `repeating-linear-gradient(90deg, ${tone.onAction} 0 2px, transparent 2px 6px)`,
  backgroundSize: '14px 14px',
  backgroundPosition: 'center',
  backgroundRepeat: 'no-repeat',
  cursor: 'grab',
} as const;

const Puzzle = styled('fieldset')({
  display: 'grid',
  alignContent: 'start',
  gap: 10,
  minInlineSize: 0,
  maxInlineSize: 360,
  margin: 0,
  padding: 0,
  border: 0,
  '& .picture': {
    position: 'relative',
    aspectRatio: 'var(--ratio, 320 / 160)',
    borderRadius: radius.tile,
    overflow: 'hidden',
    backgroundColor: tone.raised,
  },
  '& .ground': { display: 'block', inlineSize: '100%', blockSize: '100%' },
  '& .piece': {
    position: 'absolute',
    insetBlockStart: 'var(--y)',
    insetInlineStart: 'var(--x)',
    inlineSize: 'var(--width)',
    blockSize: 'var(--height)',
    filter: 'drop-shadow(0 2px 5px rgb(0 0 0 / 0.55))',
  },
  '& .refresh': {
    position: 'absolute',
    insetBlockStart: 8,
    insetInlineEnd: 8,
    display: 'grid',
    placeItems: 'center',
    inlineSize: 36,
    blockSize: 36,
    padding: 0,
    border: 0,
    borderRadius: '50%',
    backgroundColor: tone.scrim,
    color: tone.onArt,
    cursor: 'pointer',
  },
  '& .bar': { display: 'grid', gridTemplateColumns: '44px minmax(0, 1fr) 44px', alignItems: 'center', gap: 6 },
  '& .bar button': {
    display: 'grid',
    placeItems: 'center',
    blockSize: 44,
    padding: 0,
    border: 0,
    borderRadius: radius.control,
    background: 'none',
    color: tone.muted,
    cursor: 'pointer',
  },
  '& .bar button:hover': { color: tone.text, backgroundColor: tone.hover },
  '& .bar :disabled': { color: tone.faint, background: 'none', cursor: 'not-allowed' },
  '& input': {
    appearance: 'none',
    inlineSize: '100%',
    blockSize: 44,
    margin: 0,
    borderRadius: radius.input,
    backgroundColor: tone.page,
    boxShadow: `inset 0 0 0 1.5px ${tone.edge}`,
    cursor: 'pointer',
    touchAction: 'none',
    '&::-webkit-slider-thumb': thumb,
    '&::-moz-range-thumb': thumb,
    '&:focus-visible': { outline: `2px solid ${tone.focus}`, outlineOffset: 2, borderRadius: radius.input },
    '&:disabled': { boxShadow: `inset 0 0 0 1px ${tone.line}`, background: 'none' },
    '&:disabled::-webkit-slider-thumb': { backgroundColor: tone.raised, backgroundImage: 'none' },
    '&:disabled::-moz-range-thumb': { backgroundColor: tone.raised, backgroundImage: 'none' },
  },
  '&[data-state="solved"] input::-webkit-slider-thumb': { backgroundColor: tone.good },
  '&[data-state="solved"] input::-moz-range-thumb': { backgroundColor: tone.good },
  '@media (forced-colors: active)': { '& input': { appearance: 'auto' } },
  '& .foot': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', minBlockSize: 28, fontSize: 13 },
  '& output': { display: 'flex', alignItems: 'center', flex: '1 0 100%', gap: 6, color: tone.muted },
  '& output svg': { flex: 'none' },
  '&[data-state="solved"] output': { fontWeight: 650, color: tone.good },
  '&:is([data-state="wrong"], [data-state="failed"]) output': { fontWeight: 550, color: tone.bad },
  '& .done': {
    minBlockSize: 40,
    paddingInline: 16,
    border: 0,
    borderRadius: radius.control,
    background: 'none',
    boxShadow: `inset 0 0 0 1.5px ${tone.edge}`,
    font: 'inherit',
    fontWeight: 700,
    color: tone.text,
    cursor: 'pointer',
  },
  '& .done:hover': { backgroundColor: tone.hover },
  '& .word': {
    textAlign: 'start',
    minBlockSize: 28,
    padding: 0,
    border: 0,
    background: 'none',
    font: 'inherit',
    fontWeight: 700,
    color: tone.actionText,
    cursor: 'pointer',
  },
  '& .word:hover': { textDecoration: 'underline' },
  '&[data-state="loading"] .picture, &[data-state="checking"] .picture': {
    animation: `puzzle-wait ${motion.bulbsMs}ms ease-in-out infinite alternate`,
  },
  '@keyframes puzzle-wait': { to: { opacity: 0.55 } },
  '@media (prefers-reduced-motion: reduce)': { '& .picture': { animation: 'none !important' } },
});
