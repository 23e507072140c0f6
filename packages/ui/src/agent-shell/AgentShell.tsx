import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import { Logo, type LogoProps } from '../logo/Logo';
import { control } from '../theme/control';
import { media } from '../theme/layout';
import { visuallyHidden } from '../theme/visuallyHidden';
import { tone } from '../theme/vars';
import type { RootProps } from '../theme/RootProps';

export interface AgentShellProps extends RootProps<'div'>, Pick<LogoProps, 'onNavigate'> {
  /** Name of the brand. */
  brand: string;
  /** Shapes of the brand's mark. @default an arch with lamps */
  brandMark?: LogoProps['mark'];
  /** First page of the centre, the target of the logo. */
  home: string;
  /** Shown beside the logo: 'Agent centre'. */
  centre: string;
  /** An `AgentMenu`; on narrow screens it is in a drawer. */
  menu: ReactNode;
  /** A note beside the menu button, such as that the money is play money. */
  mark?: string | undefined;
  /** Shown at the end of the bar: the site's time. */
  clock: ReactNode;
  /** An `AgentBadge`; omitted while the agent is unknown, as in a server-rendered page. */
  who?: ReactNode;
  /** Controls for language and theme. */
  settings: ReactNode;
  /** A `BottomBar` for phones. */
  bar: ReactNode;
  /** Labels in the language of the page. */
  labels: { skip: string; menu: string; signOut: string };
  /** Called when the menu button of narrow screens is pressed. */
  onMenu: () => void;
  /** Called when sign-out is pressed. */
  onSignOut: () => void;
  /** Content of the page. */
  children: ReactNode;
}

/** Layout of every page of the agent centre: menu, clock, agent and sign-out. Source: AGT-02. */
export function AgentShell(props: AgentShellProps) {
  const {
    brand,
    brandMark,
    home,
    onNavigate,
    centre,
    menu,
    mark,
    clock,
    who,
    settings,
    bar,
    labels,
    onMenu,
    onSignOut,
    children,
    ...rest
  } = props;
  const sign = <Logo name={brand} mark={brandMark} href={home} size="small" onNavigate={onNavigate} />;
  return (
    <Desk {...rest}>
      <a className="skip" href="#content">
        {labels.skip}
      </a>
      <aside>
        <div className="brand">
          {sign}
          <small>{centre}</small>
        </div>
        {menu}
      </aside>
      <div className="panel">
        <header>
          <button type="button" className="icon narrow" aria-label={labels.menu} onClick={onMenu}>
            <Icon name="menu" />
          </button>
          <div className="narrow">{sign}</div>
          {mark && <span className="mark">{mark}</span>}
          <div className="clock">{clock}</div>
          {who && <div className="who wide">{who}</div>}
          <div className="settings wide">{settings}</div>
          <button type="button" className="icon" aria-label={labels.signOut} onClick={onSignOut}>
            <Icon name="signOut" size={18} />
          </button>
        </header>
        <main id="content" tabIndex={-1}>
          {children}
        </main>
      </div>
      <div className="bar">{bar}</div>
    </Desk>
  );
}

// Pages may use the same class names as the frame, so each part is selected as a direct child.
const Desk = styled('div')({
  display: 'grid',
  gridTemplateColumns: '216px minmax(0, 1fr)',
  minBlockSize: '100vh',
  fontSize: 13,
  lineHeight: '20px',
  fontWeight: 400,
  color: tone.text,
  backgroundColor: tone.page,
  ...control,
  '& .skip': { ...visuallyHidden, zIndex: 40 },
  '& .skip:focus-visible': {
    inset: '12px auto auto 12px',
    inlineSize: 'auto',
    blockSize: 'auto',
    clipPath: 'none',
    padding: '12px 18px',
    borderRadius: 10,
    backgroundColor: tone.overlay,
    color: tone.text,
    fontWeight: 700,
  },
  '& > aside': { padding: '0 8px 16px', backgroundColor: tone.sunken, borderInlineEnd: `1px solid ${tone.line}` },
  '& > aside > nav': { position: 'sticky', insetBlockStart: 0 },
  '& > aside > .brand': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 6,
    minBlockSize: 56,
    paddingInlineEnd: 4,
    whiteSpace: 'nowrap',
  },
  '& > aside > .brand > small': {
    overflow: 'hidden',
    fontSize: 11,
    lineHeight: '15px',
    textAlign: 'end',
    textOverflow: 'ellipsis',
    whiteSpace: 'normal',
    color: tone.muted,
  },
  '& > .panel': { display: 'flex', flexDirection: 'column', minInlineSize: 0 },
  '& > .panel > header': {
    position: 'sticky',
    zIndex: 9,
    insetBlockStart: 0,
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    blockSize: 56,
    paddingInline: 24,
    backgroundColor: tone.page,
    borderBlockEnd: `1px solid ${tone.line}`,
  },
  '& > .panel > header > .mark': {
    minInlineSize: 0,
    paddingInline: 8,
    border: `1px dashed ${tone.edge}`,
    borderRadius: 999,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    fontSize: 11,
    lineHeight: '18px',
    fontWeight: 500,
    whiteSpace: 'nowrap',
    color: tone.muted,
  },
  '& > .panel > header > .clock': { flex: 'none', marginInlineStart: 'auto' },
  '& > .panel > header > .who': { flex: 'none', paddingInline: '20px 8px', borderInlineStart: `1px solid ${tone.line}` },
  '& > .panel > header > .settings': { display: 'flex', alignItems: 'center', flex: 'none' },
  '& > .panel > header > .narrow, & > .bar': { display: 'none' },
  '& > .panel > main': { flex: 1, minInlineSize: 0, padding: '20px 24px 32px', outline: 'none' },
  [media.compact]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > aside': { display: 'none' },
    '& > .panel > header > .narrow': { display: 'grid', flex: 'none' },
    '& > .panel > header > .wide': { display: 'none' },
  },
  [media.phone]: {
    '& > .panel > header': { blockSize: 52, gap: 8, paddingInline: 4 },
    '& > .panel > header > .icon': { inlineSize: 44, blockSize: 44 },
    // The link has a name of its own; the clock and the note need the space.
    '& > .panel > header > .narrow a span': { display: 'none' },
    // The clock in the drawer has space for the place.
    '& > .panel > header .place': { display: 'none' },
    '& > .panel > header > .clock > bdi': { minInlineSize: 0, paddingInline: 0 },
    '& > .panel > main': { padding: '16px 16px 88px' },
    '& > .bar': { position: 'fixed', zIndex: 20, insetInline: 0, insetBlockEnd: 0, display: 'block' },
  },
  [media.narrow]: { '& > .panel > header small': { display: 'none' } },
  '@media print': { display: 'block', '& > aside, & > .panel > header, & > .bar': { display: 'none' } },
});
