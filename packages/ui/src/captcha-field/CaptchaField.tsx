import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { Icon } from '../icons/Icon';
import { TextField, type TextFieldProps } from '../text-field/TextField';
import { media } from '../theme/layout';
import { radius, tone } from '../theme/vars';

export interface CaptchaFieldProps extends Omit<TextFieldProps, 'correction' | 'isLabelHidden' | 'start' | 'end'> {
  /** Address of the picture, usually `data:image/png;base64,…`. Undefined while loading. */
  picture?: string | undefined;
  /** The picture failed to load; the button loads another. */
  isMissing?: boolean | undefined;
  /** Loads another picture; called at most once in 1000 ms. Source: SES-03. */
  onRefresh: () => void;
  /** Address of the characters as audio, if the service offers it. */
  audio?: string | undefined;
  /** Starts another proof, for people who cannot see the picture. */
  onOtherWay?: (() => void) | undefined;
  /** Labels in the language of the page. */
  labels: {
    /** Text alternative of the picture: says that there is a captcha, not its characters. */
    picture: string;
    refresh: string;
    listen?: string;
    otherWay?: string;
    missing: string;
  };
}

const refreshMs = 1000;

/** A text field for the characters of a picture, to tell people from programs. */
export function CaptchaField({
  picture,
  isMissing = false,
  onRefresh,
  audio,
  onOtherWay,
  labels,
  className,
  sx,
  ...field
}: CaptchaFieldProps) {
  const sound = useRef<HTMLAudioElement>(null);
  const lastMs = useRef(0);
  const refresh = () => {
    if (Date.now() - lastMs.current < refreshMs) return;
    lastMs.current = Date.now();
    onRefresh();
  };
  const isLoading = !picture && !isMissing;
  return (
    <Row className={className} sx={sx}>
      <TextField
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
        maxLength={8}
        {...field}
        end={
          audio && (
            <button type="button" aria-label={labels.listen} onClick={() => void sound.current?.play()}>
              <Icon name="sound" />
            </button>
          )
        }
      />
      <div className="shown">
        <div className="picture" data-waiting={isLoading || undefined}>
          {picture && <img src={picture} alt={labels.picture} width={150} height={50} />}
          {isMissing && <span className="missing">{labels.missing}</span>}
          <button type="button" aria-label={labels.refresh} aria-busy={isLoading || undefined} onClick={refresh}>
            <Icon name="refresh" size={16} />
          </button>
        </div>
        {onOtherWay && (
          <button type="button" className="other" onClick={onOtherWay}>
            {labels.otherWay}
          </button>
        )}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- its words are what is asked for */}
      {audio && <audio ref={sound} src={audio} preload="none" />}
    </Row>
  );
}

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: 12,
  // Beside the box, not beside the label: both begin at the baseline of the label.
  '& .shown': { display: 'grid', justifyItems: 'end', gap: 6, paddingBlockStart: 26 },
  '& .picture': {
    position: 'relative',
    inlineSize: 188,
    blockSize: 50,
    borderRadius: radius.input,
    overflow: 'hidden',
    backgroundColor: tone.raised,
    fontSize: 12,
  },
  '& .picture[data-waiting]': { animation: 'captcha-wait 1.2s ease-in-out infinite alternate' },
  '& img': { display: 'block', blockSize: '100%', objectFit: 'cover' },
  // The whole picture can be pressed; the refresh icon is beside it and covers no character.
  '& .picture button': {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    alignItems: 'center',
    justifyItems: 'end',
    padding: 0,
    paddingInlineEnd: 11,
    border: 0,
    borderRadius: radius.input,
    background: 'none',
    color: tone.muted,
    cursor: 'pointer',
  },
  '& .picture button:hover': { color: tone.text },
  '& .picture button:focus-visible': { outlineOffset: -2, borderRadius: radius.input },
  '& .missing': {
    display: 'grid',
    alignContent: 'center',
    blockSize: '100%',
    paddingInline: '12px 40px',
    lineHeight: 1.25,
    color: tone.muted,
  },
  '& .other': {
    minBlockSize: 24,
    padding: 0,
    border: 0,
    background: 'none',
    font: 'inherit',
    fontSize: 13,
    fontWeight: 650,
    color: tone.actionText,
    cursor: 'pointer',
  },
  '& .other:hover': { textDecoration: 'underline' },
  '@keyframes captcha-wait': { to: { opacity: 0.4 } },
  '@media (prefers-reduced-motion: reduce)': { '& .picture[data-waiting]': { animation: 'none' } },
  [media.narrow]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& .shown': { order: -1, gridTemplateColumns: '1fr auto', justifyItems: 'start', alignItems: 'center', paddingBlockStart: 0 },
  },
});
