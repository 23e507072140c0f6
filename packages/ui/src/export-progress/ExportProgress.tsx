import { styled } from '@mui/material/styles';
import { DeskButton } from '../desk-button/DeskButton';
import { Icon } from '../icons/Icon';
import type { IconName } from '../icons/glyphs';
import type { RootProps } from '../theme/RootProps';

export type ExportState = 'running' | 'done' | 'stopped' | 'failed';

export interface ExportProgressProps extends Omit<RootProps<'div'>, 'title'> {
  /** How far the export is, or how it ended. */
  state: ExportState;
  /** 0 to 100, while it runs. */
  percent?: number | undefined;
  /** '62 % · 0.9 MB', while it runs. */
  figures?: string | undefined;
  /** 'Writing CSV', or the file name once it is done. */
  title: string;
  /** '5,230 of 8,412 rows'. */
  detail: string;
  /** Called by the button: cancel, save the file or retry, depending on `state`. */
  onAction: () => void;
  /** Labels in the language of the page: what the button does in each state. */
  labels: Record<ExportState, string>;
}

const iconOf = { done: 'check', stopped: 'info', failed: 'warning' } satisfies Record<Exclude<ExportState, 'running'>, IconName>;

/** Shows the progress of a CSV export above the rows, and its result. */
export function ExportProgress(props: ExportProgressProps) {
  const { state, percent, figures, title, detail, onAction, labels, ...rest } = props;
  return (
    <Strip {...rest} data-state={state} role={state === 'failed' ? 'alert' : 'status'}>
      {state !== 'running' && <Icon name={iconOf[state]} size={16} />}
      <Words>
        <strong>{title}</strong> <span>{detail}</span>
      </Words>
      {state === 'running' && (
        <>
          <Track aria-label={title} value={percent} max={100} />
          <Figures>{figures}</Figures>
        </>
      )}
      <DeskButton look={state === 'running' || state === 'stopped' ? 'plain' : 'outlined'} onClick={onAction}>
        {state === 'running' && <Icon name="close" size={16} />}
        {labels[state]}
      </DeskButton>
    </Strip>
  );
}

const Strip = styled('div')(({ theme }) => {
  const { tone } = theme.vars.palette;
  return {
    display: 'flex',
    alignItems: 'center',
    gap: 14,
    minBlockSize: 44,
    color: tone.text,
    fontSize: 13,
    lineHeight: '20px',
    fontWeight: 400,
    paddingInline: '16px 12px',
    borderBlock: `1px solid ${tone.line}`,
    backgroundColor: tone.infoWash,
    '& > svg': { color: tone.info },
    '&[data-state="done"]': { backgroundColor: tone.goodWash, '& > svg': { color: tone.good } },
    '&[data-state="failed"]': { backgroundColor: tone.badWash, '& > svg': { color: tone.bad } },
  };
});

const Words = styled('p')(({ theme }) => ({
  margin: 0,
  minInlineSize: 0,
  '& > span': { color: theme.vars.palette.tone.muted, fontVariantNumeric: 'tabular-nums' },
  '[data-state]:not([data-state="running"]) > &': { flex: 1 },
}));

const Track = styled('progress')(({ theme }) => {
  const { tone } = theme.vars.palette;
  const ground = { borderRadius: 3, backgroundColor: `color-mix(in oklab, ${tone.edge} 35%, transparent)` };
  const done = { borderRadius: 3, backgroundColor: tone.plot1 };
  return {
    appearance: 'none',
    flex: 1,
    minInlineSize: 0,
    blockSize: 6,
    border: 0,
    overflow: 'hidden',
    ...ground,
    '&::-webkit-progress-bar': ground,
    '&::-webkit-progress-value': done,
    '&::-moz-progress-bar': done,
    '@media (forced-colors: active)': {
      outline: '1px solid CanvasText',
      '&::-webkit-progress-value': { backgroundColor: 'CanvasText' },
      '&::-moz-progress-bar': { backgroundColor: 'CanvasText' },
    },
    [theme.breakpoints.down('md')]: { display: 'none' },
  };
});

const Figures = styled('bdi')(({ theme }) => ({
  color: theme.vars.palette.tone.muted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  [theme.breakpoints.down('md')]: { display: 'none' },
}));
