import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Icon } from '../icons/Icon';
import { formatPoints } from '../points/formatPoints';
import { PointMark } from '../points/PointMark';
import { cardStyle } from '../theme/cardStyle';
import { radius } from '../theme/tokens';
import { unseen } from '../theme/unseen';
import { tone } from '../theme/vars';

export interface SignInWeekLabels {
  title: string;
  /** What a missed day means, said before it is missed. */
  help: string;
  day: (day: number) => string;
  /** Said of a day that was signed, and of today while it is not. */
  signed: string;
  today: string;
  unit: string;
  signIn: string;
  /** In place of the button once today is signed. */
  done: string;
}

export interface SignInWeekProps {
  /** Points of each day of the cycle, from the first. Source: DR-7.2. */
  points: readonly bigint[];
  /** Days signed in this cycle so far, today included when it is. */
  signedDays: number;
  /** Today's points are in. */
  isSignedToday: boolean;
  /** The sign-in is on its way: pressing does nothing. */
  isSending?: boolean;
  /** BCP 47 tag that numbers are written in. */
  locale: string;
  /** Its words, in the language of the page. */
  labels: SignInWeekLabels;
  /** The button was pressed. */
  onSignIn: () => void;
}

/** The sign-in of the day: a cycle of days, each with its points, and one button. Source: DR-7.2, MEM-16. */
export function SignInWeek({ points, signedDays, isSignedToday, isSending = false, locale, labels, onSignIn }: SignInWeekProps) {
  const today = isSignedToday ? signedDays - 1 : signedDays;
  return (
    <Week aria-label={labels.title}>
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
          <Button variant="contained" disabled={isSending} onClick={onSignIn}>
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
                <span className="unseen"> {labels.unit}</span>
              </b>
              {isSigned && <span className="unseen">{labels.signed}</span>}
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
  '& .unseen': unseen,
});
