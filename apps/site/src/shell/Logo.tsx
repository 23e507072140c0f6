import { styled } from '@mui/material/styles';
import { display } from '@site/ui/display';
import { tone } from '@site/ui/vars';
import { Link } from 'react-router-dom';
import { media } from '../layout';

/** The lit arch of the house, and its name. Leads home. */
export function Logo({ name, to = '/' }: { name: string; to?: string }) {
  return (
    <Home to={to} aria-label={name}>
      <bdi dir="ltr">
        <svg viewBox="0 0 36 36" aria-hidden="true">
          <path className="arch" d="M4 9a5 5 0 0 1 5-5h18a5 5 0 0 1 5 5v23H4Z" />
          <path d="M8.5 32V20a4.75 4.75 0 0 1 9.5 0 4.75 4.75 0 0 1 9.5 0v12h-4.6V20.3a.15.15 0 0 0-.3 0V32h-9.2V20.3a.15.15 0 0 0-.3 0V32Z" />
          {[9, 15, 21, 27].map((x) => (
            <circle key={x} cx={x} cy="9.5" r="1.7" />
          ))}
        </svg>
        <span>{name}</span>
      </bdi>
    </Home>
  );
}

const Home = styled(Link)({
  '& bdi': { display: 'flex', alignItems: 'center', gap: 11 },
  marginInline: '6px 20px',
  ...display,
  fontSize: 23,
  fontWeight: 850,
  fontStretch: '118%',
  letterSpacing: '-0.03em',
  color: tone.text,
  textDecoration: 'none',
  '& svg': { inlineSize: 36, blockSize: 36, fill: tone.onAction },
  '& .arch': { fill: tone.action },
  // Beside a member's balance a phone has no room for the name.
  [media.phone]: {
    marginInline: 0,
    fontSize: 17,
    '& bdi': { gap: 8 },
    '& svg': { inlineSize: 30, blockSize: 30 },
    'html[data-member] & span': { display: 'none' },
  },
  [media.narrow]: { '& span': { display: 'none' } },
});
