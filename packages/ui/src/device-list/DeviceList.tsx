import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import { Bone } from '../skeletons/Bone';
import { media } from '../theme/layout';
import { radius } from '../theme/tokens';
import { tone } from '../theme/vars';

export interface Device {
  id: string;
  /** What it calls itself: 'Chrome on Android'. */
  name: string;
  kind: 'phone' | 'computer';
  /** Network address, masked. */
  address: string;
  /** When it was last here. */
  seen: ReactNode;
  /** The one that is looked at. It is signed out elsewhere. */
  isCurrent?: boolean | undefined;
  /** It is being signed out. */
  isEnding?: boolean | undefined;
}

export interface DeviceListProps {
  /** Undefined while they are on their way. */
  devices: readonly Device[] | undefined;
  /** The button of a device was pressed, with its id. */
  onEnd: (id: string) => void;
  /** Its words, in the language of the page. */
  labels: {
    devices: string;
    current: string;
    end: string;
    /** Names the button for those who do not see its row. */
    endOf: (name: string) => string;
  };
}

/** Where an account is signed in, and the button that ends each. Source: SES-24, MEM-31. */
export function DeviceList({ devices, onEnd, labels }: DeviceListProps) {
  if (!devices) {
    return (
      <List aria-busy="true" aria-label={labels.devices}>
        {[1, 2].map((place) => (
          <li key={place} aria-hidden="true">
            <span className="mark" />
            <span className="what">
              <Bone />
              <Bone />
            </span>
          </li>
        ))}
      </List>
    );
  }
  return (
    <List aria-label={labels.devices}>
      {devices.map(({ id, name, kind, address, seen, isCurrent, isEnding }) => (
        <li key={id}>
          <span className="mark">
            <Icon name={kind === 'phone' ? 'phone' : 'laptop'} size={22} />
          </span>
          <span className="what">
            <b>{name}</b>
            <small>
              <bdi dir="ltr">{address}</bdi> · <bdi>{seen}</bdi>
            </small>
          </span>
          {isCurrent ? (
            <span className="current">
              <Icon name="check" size={14} />
              {labels.current}
            </span>
          ) : (
            <Button variant="outlined" size="small" loading={isEnding ?? null} aria-label={labels.endOf(name)} onClick={() => onEnd(id)}>
              {labels.end}
            </Button>
          )}
        </li>
      ))}
    </List>
  );
}

const List = styled('ul')({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '8px 14px',
    minBlockSize: 72,
    paddingBlock: 12,
  },
  '& > li + li': { borderBlockStart: `1px solid ${tone.line}` },
  '& .mark': {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 44,
    blockSize: 44,
    borderRadius: radius.input,
    backgroundColor: tone.raised,
    color: tone.muted,
  },
  '& .what': { display: 'grid', gap: 2, minInlineSize: 0, overflowWrap: 'anywhere' },
  '&[aria-busy] .what > *': { maxInlineSize: 190 },
  '&[aria-busy] .what > :last-child': { maxInlineSize: 140 },
  '& b': { fontWeight: 650, color: tone.text },
  '& small': { fontSize: 13, fontVariantNumeric: 'tabular-nums', color: tone.muted },
  '& .current': { display: 'flex', alignItems: 'center', gap: 6, fontSize: 13, fontWeight: 650, color: tone.good },
  [media.phone]: { '& .MuiButton-root': { minBlockSize: 44 } },
  [media.narrow]: {
    '& > li': { gridTemplateColumns: 'auto minmax(0, 1fr)' },
    '& .current, & .MuiButton-root': { gridColumn: 2, justifySelf: 'start' },
  },
});
