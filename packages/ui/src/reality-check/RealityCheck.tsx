import { unitLocales } from '@site/money/unitLocales';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Dialog, type DialogProps } from '../dialog/Dialog';
import { Money } from '../money/Money';
import { display } from '../theme/display';
import { useLocale } from '../theme/useLocale';
import { radius, tone } from '../theme/vars';
import { BulbDial } from './BulbDial';

export interface RealityCheckProps extends Omit<
  DialogProps,
  'title' | 'text' | 'mark' | 'picture' | 'children' | 'actions' | 'width' | 'onClose' | 'closeLabel' | 'role'
> {
  /** Whole minutes since the session began. */
  playedMinutes: number;
  /** Stakes of this session, in minor units. */
  stakedMinor: bigint;
  /** Payouts of this session, in minor units. */
  wonMinor: bigint;
  /** Deposits during this session, in minor units. */
  depositsMinor: bigint;
  /** ISO 4217 code. */
  currency: string;
  /** Labels in the language of the page. */
  labels: {
    title: string;
    /** Explains the reminder and the time of the next one. */
    text: string;
    staked: string;
    won: string;
    net: string;
    deposits: string;
    stop: string;
    goOn: string;
    history: string;
  };
  /** Called to stop playing. Both answers acknowledge the reminder; the service accepts no stake before. */
  onStop: () => void;
  /** Called to go on playing. The service accepts no stake before. */
  onGoOn: () => void;
  /** Called to show the play history; the reminder still has to be answered. */
  onHistory: () => void;
  /** An answer is being sent. @default false */
  isBusy?: boolean;
}

/**
 * Interrupts play at the interval that the member chose. Only an answer closes it, and neither is favoured: both look the same, and neither
 * has the initial focus. Source: RES-02, RTS 13B.
 */
export function RealityCheck(props: RealityCheckProps) {
  const locale = useLocale();
  const {
    playedMinutes,
    stakedMinor,
    wonMinor,
    depositsMinor,
    currency,
    labels,
    onStop,
    onGoOn,
    onHistory,
    isBusy = false,
    ...rest
  } = props;
  const amount = (amountMinor: bigint) => <Money amountMinor={amountMinor} currency={currency} />;
  return (
    <Dialog
      {...rest}
      role="alertdialog"
      title={labels.title}
      text={labels.text}
      mark={
        <BulbDial minutes={playedMinutes}>
          <Played>
            {playedParts(playedMinutes, locale).map((part) => (
              <span key={part}>{part}</span>
            ))}
          </Played>
        </BulbDial>
      }
      actions={
        <>
          <Pair>
            <Button variant="outlined" disabled={isBusy} onClick={onStop}>
              {labels.stop}
            </Button>
            <Button variant="outlined" disabled={isBusy} onClick={onGoOn}>
              {labels.goOn}
            </Button>
          </Pair>
          <Button variant="text" disabled={isBusy} onClick={onHistory}>
            {labels.history}
          </Button>
        </>
      }
    >
      <Figures>
        <div>
          <dt>{labels.staked}</dt>
          <dd>{amount(stakedMinor)}</dd>
        </div>
        <div>
          <dt>{labels.won}</dt>
          <dd>{amount(wonMinor)}</dd>
        </div>
        <div className="net">
          <dt>{labels.net}</dt>
          <dd>
            <Money amountMinor={wonMinor - stakedMinor} currency={currency} sign="always" colored />
          </dd>
        </div>
        <div>
          <dt>{labels.deposits}</dt>
          <dd>{amount(depositsMinor)}</dd>
        </div>
      </Figures>
    </Dialog>
  );
}

function playedParts(minutes: number, locale: string): string[] {
  const write = (value: number, unit: 'hour' | 'minute') =>
    new Intl.NumberFormat(unitLocales(locale), { style: 'unit', unit, unitDisplay: 'short' }).format(value);
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [...(hours > 0 ? [write(hours, 'hour')] : []), ...(rest > 0 || hours === 0 ? [write(rest, 'minute')] : [])];
}

const Played = styled('p')({
  display: 'grid',
  margin: 0,
  ...display,
  fontSize: 22,
  lineHeight: 1.15,
  fontVariantNumeric: 'tabular-nums',
});

const Figures = styled('dl')({
  display: 'grid',
  gap: 10,
  margin: 0,
  padding: '14px 16px',
  borderRadius: radius.input,
  backgroundColor: tone.raised,
  '& > div': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '2px 16px' },
  '& dt': { color: tone.muted },
  '& dd': { margin: 0, fontWeight: 600 },
  '& .net': { alignItems: 'baseline', paddingBlock: 10, borderBlock: `1px solid ${tone.line}` },
  '& .net dt': { color: tone.text, fontWeight: 650 },
  '& .net dd': { ...display, fontSize: 24, lineHeight: 1 },
});

const Pair = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))', gap: 10 });
