import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Icon } from '../icons/Icon';
import { formatPoints } from '../points/formatPoints';
import { PointMark } from '../points/PointMark';
import { cardStyle } from '../theme/cardStyle';
import type { RootProps } from '../theme/RootProps';
import { useLocale } from '../theme/useLocale';
import { visuallyHidden } from '../theme/visuallyHidden';
import { radius, tone } from '../theme/vars';

export interface SignInWeekLabels {
  title: string;
  /** Explains what happens when a day is missed. */
  help: string;
  day: (day: number) => string;
  /** Text for signed days; for today also while it is not signed. */
  signed: string;
  today: string;
  unit: string;
  signIn: string;
  /** Replaces the button once today is signed. */
  done: string;
}

export interface SignInWeekProps extends RootProps<'section'> {
  /** Points of each day of the cycle. Source: docs/domain.md DR-7.2. */
  points: readonly bigint[];
  /** Number of signed days in this cycle, including today if signed. */
  signedDays: number;
  /** True when today is signed. */
  isSignedToday: boolean;
  /** The sign-in is being sent: the button is inactive. */
  isBusy?: boolean;
  /** Labels in the language of the page. */
  labels: SignInWeekLabels;
  /** Called when the button is pressed. */
  onSignIn: () => void;
}

/** Daily sign-in: a cycle of days, each with its points, and one button. Source: MEM-16, docs/domain.md DR-7.2. */
export function SignInWeek({ points, signedDays, isSignedToday, isBusy = false, labels, onSignIn, ...rest }: SignInWeekProps) {
  const locale = useLocale();
  const today = isSignedToday ? signedDays - 1 : signedDays;
  return (
    <Week {...rest} aria-label={labels.title}>
      <header>
        <div>
          <h2>{labels.title}</h2>
          <p>{labels.help}</p>
        </div>
        {isSignedToday ? (
          <p className="done">
            <Icon name="check" size={18} />
            {labels.done}
          </p>
        ) : (
          <Button variant="contained" disabled={isBusy} onClick={onSignIn}>
            {labels.signIn}
          </Button>
        )}
      </header>
      <ol>
        {points.map((amount, index) => {
          const isSigned = index < signedDays;
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a day is its place in the cycle
            <li key={index} data-signed={isSigned} aria-current={index === today ? 'date' : undefined}>
              <span>{index === today ? labels.today : labels.day(index + 1)}</span>
              {isSigned ? <Icon name="check" size={26} /> : <PointMark />}
              <b>
                <bdi dir="ltr">{formatPoints(amount, locale, 'always')}</bdi>
                <span className="visuallyHidden"> {labels.unit}</span>
              </b>
              {isSigned && <span className="visuallyHidden">{labels.signed}</span>}
            </li>
          );
        })}
      </ol>
    </Week>
  );
}

const Week = styled('section')(cardStyle, {
  display: 'grid',
  gap: 14,
  padding: 20,
  '& header': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '12px 20px' },
  '& h2': { margin: 0, fontSize: 16, fontWeight: 700, lineHeight: 1.35 },
  '& p': { margin: 0, color: tone.muted, fontSize: 13 },
  '& header button': { minBlockSize: 44, minInlineSize: 130 },
  '& .done': { display: 'flex', alignItems: 'center', gap: 6, color: tone.good, fontWeight: 650, minBlockSize: 44 },
  '& ol': { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(72px, 1fr))', gap: 8, margin: 0, padding: 0, listStyle: 'none' },
  '& li': {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'space-between',
    gap: 6,
    minBlockSize: 96,
    padding: '10px 4px',
    boxSizing: 'border-box',
    borderRadius: radius.input,
    backgroundColor: tone.raised,
    textAlign: 'center',
  },
  '& li > span:first-of-type': { color: tone.muted, fontSize: 12, lineHeight: 1.25 },
  '& li > svg': { inlineSize: 30, blockSize: 30 },
  '& li:last-child > svg[data-hue]': { inlineSize: 40, blockSize: 40 },
  '& b': { fontSize: 13, fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
  '& [data-signed="true"]': { backgroundColor: tone.goodWash, color: tone.good },
  '& [aria-current]': { boxShadow: `inset 0 0 0 1.5px ${tone.action}` },
  '& [aria-current] > span:first-of-type': { color: tone.actionText, fontWeight: 700 },
  '& [aria-current][data-signed="true"]': { boxShadow: `inset 0 0 0 1.5px ${tone.good}` },
  '& [aria-current][data-signed="true"] > span:first-of-type': { color: tone.good },
  '& .visuallyHidden': visuallyHidden,
});
