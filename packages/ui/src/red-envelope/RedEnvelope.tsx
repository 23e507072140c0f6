import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { formatMoney } from '@site/money/formatMoney';
import { cardStyle } from '../theme/cardStyle';
import { display } from '../theme/display';
import { hueStyle, ink } from '../theme/hueStyle';
import type { RootProps } from '../theme/RootProps';
import { motion } from '../theme/tokens';
import { useLocale } from '../theme/useLocale';
import { radius, tone } from '../theme/vars';

/**
 * `coming` before the rain, `ready` to open, `opening` while waiting for the response, `opened`, `finished` when all envelopes of the wave
 * are taken, `spent` when the member has no chance left. Source: docs/domain.md DR-8.
 */
export type RedEnvelopeState = 'coming' | 'ready' | 'opening' | 'opened' | 'finished' | 'spent';

export interface RedEnvelopeProps extends RootProps<'article'> {
  /** Current state. */
  state: RedEnvelopeState;
  /** Status in one line: 'An envelope for you', 'The next rain starts in 12:30'. */
  title: string;
  /** Chances left, requirement of the gift. */
  detail?: ReactNode;
  /** The gift, once `opened`; minor units of the currency. */
  amountMinor?: bigint | undefined;
  /** ISO 4217 code. */
  currency: string;
  /** Error message; the envelope stays closed and can be pressed again. */
  error?: string | undefined;
  /** Data to verify the share: the hash of the seed before, the seed afterwards. */
  proof?: ReactNode;
  /** Labels in the language of the page. */
  labels: { open: string };
  /** Called when pressed. */
  onOpen: () => void;
}

/**
 * A red envelope of a rain: when pressed, its seal breaks and a slip with the gift appears. With reduced motion it opens without animation.
 * An empty pool is shown as calmly as a gift, because neither is an error.
 */
export function RedEnvelope({ state, title, detail, amountMinor, currency, error, proof, labels, onOpen, ...rest }: RedEnvelopeProps) {
  const locale = useLocale();
  const gift = state === 'opened' && amountMinor !== undefined ? formatMoney(amountMinor, currency, locale) : undefined;
  const canPress = state === 'ready' || state === 'opening';
  return (
    <Card {...rest} data-state={state} aria-busy={state === 'opening'}>
      <div className="stage">
        <div className="envelope" data-hue="crimson">
          {state === 'opened' && <Rays />}
          <Back />
          <div className="slip" data-hue="amber">
            {gift && (
              <bdi key={gift} ref={fitOnSlip} dir="ltr">
                {gift}
              </bdi>
            )}
          </div>
          <Pocket />
          <Flap />
          <div className="seal" data-hue="amber">
            <Seal />
          </div>
        </div>
        {canPress && (
          <button
            type="button"
            aria-label={labels.open}
            aria-disabled={state === 'opening' || undefined}
            onClick={state === 'ready' ? onOpen : undefined}
          />
        )}
      </div>
      <div className="words" aria-live="polite">
        <h3>{title}</h3>
        {detail && <p>{detail}</p>}
      </div>
      {error && (
        <p className="error" role="alert">
          {error}
        </p>
      )}
      {proof && <p className="proof">{proof}</p>}
    </Card>
  );
}

/** Shrinks a long amount to fit on the slip, again when the title font has loaded. */
function fitOnSlip(amount: HTMLElement | null) {
  const slip = amount?.parentElement;
  if (!slip) return;
  const fit = () => {
    amount.style.setProperty('--fit', '1');
    amount.style.setProperty('--fit', String(Math.min(1, (slip.clientWidth - SLIP_RIM_PX) / amount.offsetWidth)));
  };
  fit();
  void document.fonts.ready.then(fit);
}

/** Padding at both ends of the slip together. */
const SLIP_RIM_PX = 26;

const outline = 'M10 14h180a8 8 0 0 1 8 8v204a10 10 0 0 1-10 10H12a10 10 0 0 1-10-10V22a8 8 0 0 1 8-8Z';

const Back = () => (
  <svg className="layer" viewBox="0 0 200 240" aria-hidden="true">
    <path d={outline} fill={ink.bed} />
    <path d={outline} fill={ink.deep} opacity="0.75" />
  </svg>
);

const Pocket = () => (
  <svg className="layer" viewBox="0 0 200 240" aria-hidden="true">
    <path d="M2 60c52 46 144 46 196 0v166a10 10 0 0 1-10 10H12a10 10 0 0 1-10-10Z" fill={ink.main} />
    <path d="M100 94.500c36 0 72-11.5 98-34.500v166a10 10 0 0 1-10 10h-88Z" fill={ink.deep} opacity="0.35" />
    <g fill="none" stroke={ink.light} strokeWidth="2.5" opacity="0.32">
      <path d="M40 236v-40a60 60 0 0 1 120 0v40M58 236v-38a42 42 0 0 1 84 0v38M76 236v-38a24 24 0 0 1 48 0v38" />
    </g>
    <path d="M2 60c52 46 144 46 196 0" fill="none" stroke={ink.light} strokeWidth="3" opacity="0.55" />
  </svg>
);

const Flap = () => (
  <svg className="layer flap" viewBox="0 0 200 240" aria-hidden="true">
    <path
      d="M10 14h180a8 8 0 0 1 8 8v34c-24 40-60 66-98 66S26 96 2 56V22a8 8 0 0 1 8-8Z"
      fill={ink.bed}
      transform="translate(0 5)"
      opacity="0.5"
    />
    <path d="M10 14h180a8 8 0 0 1 8 8v34c-24 40-60 66-98 66S26 96 2 56V22a8 8 0 0 1 8-8Z" fill={ink.main} />
    <path d="M4 56c24 38 60 63 96 63s72-25 96-63" fill="none" stroke={ink.light} strokeWidth="3" opacity="0.7" />
    <path d="M10 17h180" stroke={ink.light} strokeWidth="2" opacity="0.5" />
  </svg>
);

const Seal = () => (
  <svg viewBox="0 0 64 64" aria-hidden="true">
    <circle cx="32" cy="35" r="28" fill={ink.deep} />
    <circle cx="32" cy="31" r="28" fill={ink.main} />
    <circle cx="32" cy="31" r="21.5" fill="none" stroke={ink.deep} strokeWidth="2.5" />
    <path d="m32 16 4.6 9.6 10.5 1.4-7.7 7.3 1.9 10.4-9.3-5-9.3 5 1.9-10.4-7.7-7.3 10.5-1.400Z" fill={ink.bed} />
    <path d="M12 22a23 23 0 0 1 14-11" fill="none" stroke={ink.light} strokeWidth="2.5" strokeLinecap="round" />
  </svg>
);

const Rays = () => (
  <svg className="rays" viewBox="-150 -150 300 300" aria-hidden="true" data-hue="amber">
    {Array.from({ length: 16 }, (_, ray) => (
      <g key={ray} transform={`rotate(${ray * 22.5})`}>
        {ray % 2 ? <circle cy="-132" r="5" fill={ink.main} /> : <path d="M-3.5-118 0-146l3.5 28Z" fill={ink.light} />}
      </g>
    ))}
  </svg>
);

const open = keyframes({ from: { transform: 'rotateX(0deg)' } });
const rise = keyframes({ from: { transform: 'translate(0, 62%)' } });
const pop = keyframes({ from: { transform: 'scale(1)', opacity: 1 }, '40%': { transform: 'scale(1.18)', opacity: 1 } });
const burst = keyframes({ from: { transform: 'scale(0.5)', opacity: 0 }, '60%': { opacity: 1 } });
const breathe = keyframes({ '50%': { transform: 'scale(0.92)' } });

const Card = styled('article')(cardStyle, {
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: 14,
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: 320,
  padding: '92px 20px 20px',
  textAlign: 'center',
  overflow: 'hidden',
  background: `radial-gradient(circle at 50% 34%, ${tone.actionWash}, ${tone.surface} 68%)`,
  '& .stage': { position: 'relative', inlineSize: 176 },
  '& .envelope': {
    position: 'relative',
    aspectRatio: '200 / 240',
    perspective: 700,
    transition: `transform ${motion.liftMs}ms ${motion.ease}`,
  },
  '& [data-hue]': hueStyle,
  '& .layer': { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', overflow: 'visible' },
  '& .flap': { transformOrigin: '50% 6%' },
  '& .slip': {
    position: 'absolute',
    insetInline: '9%',
    insetBlockStart: '-14%',
    blockSize: '62%',
    display: 'grid',
    placeItems: 'center',
    alignContent: 'start',
    paddingBlockStart: '15%',
    boxSizing: 'border-box',
    borderRadius: radius.control,
    color: ink.bed,
    background: `linear-gradient(${ink.light}, ${ink.main})`,
    boxShadow: `inset 0 0 0 5px ${ink.light}, inset 0 0 0 6.5px ${ink.deep}`,
    visibility: 'hidden',
  },
  '& .slip bdi': { ...display, display: 'block', fontSize: 'calc(25px * var(--fit, 1))', lineHeight: '28px', whiteSpace: 'nowrap' },
  '& .seal': { position: 'absolute', insetBlockStart: '34%', insetInlineStart: 'calc(50% - 30px)', inlineSize: 60 },
  '& .rays': {
    position: 'absolute',
    zIndex: -2,
    insetBlockStart: '-54%',
    insetInlineStart: '-32%',
    inlineSize: '164%',
    pointerEvents: 'none',
  },
  '& button': {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    padding: 0,
    border: 0,
    borderRadius: radius.tile,
    background: 'none',
    cursor: 'pointer',
  },
  '& button:focus-visible': { outlineOffset: 6, outlineWidth: 3 },
  '& .stage:has(button:not([aria-disabled]):hover) .envelope': { transform: 'translateY(-6px) rotate(-2deg)' },
  '& .stage:has(button:not([aria-disabled]):active) .envelope': { transform: 'scale(0.97)' },
  '& .words': { display: 'grid', gap: 4, minBlockSize: 46, alignContent: 'start' },
  '& h3': { ...display, margin: 0, fontSize: 18, lineHeight: 1.2, overflowWrap: 'anywhere' },
  '& p': { margin: 0, color: tone.muted, fontSize: 13, lineHeight: 1.45, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  '& .error': { color: tone.bad, fontWeight: 600 },
  '& .proof': { paddingBlockStart: 12, inlineSize: '100%', borderBlockStart: `1px solid ${tone.line}`, color: tone.faint, fontSize: 11.5 },

  '&[data-state="opening"] .seal': { animation: `${breathe} 700ms ease-in-out infinite` },
  '&[data-state="opened"] .slip': { visibility: 'visible', animation: `${rise} 520ms ${motion.ease} 180ms backwards` },
  '&[data-state="opened"] .flap': { transform: 'rotateX(180deg)', zIndex: -1, animation: `${open} 300ms ease-in` },
  '&[data-state="opened"] .seal': { transform: 'scale(1.4)', opacity: 0, animation: `${pop} 360ms ease-out` },
  '&[data-state="opened"] .rays': { animation: `${burst} 640ms ${motion.ease} 220ms backwards` },
  '&[data-state="opened"] .envelope': { isolation: 'isolate' },
  '&:is([data-state="coming"], [data-state="finished"], [data-state="spent"]) .envelope': { filter: 'saturate(0.45) brightness(0.82)' },
  '@media (prefers-reduced-motion: reduce)': {
    '& .envelope, & .seal, & .slip, & .flap, & .rays': { animation: 'none !important', transition: 'none' },
    '& .stage:has(button) .envelope': { transform: 'none !important' },
  },
});
