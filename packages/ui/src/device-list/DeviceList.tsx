import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import { SkeletonBlock } from '../skeletons/SkeletonBlock';
import { media } from '../theme/layout';
import { radius, tone } from '../theme/vars';
import type { RootProps } from '../theme/RootProps';

export interface Device {
  id: string;
  /** Name of the device: 'Chrome on Android'. */
  name: string;
  kind: 'phone' | 'computer';
  /** Masked network address. */
  address: string;
  /** Time of the last use. */
  seen: ReactNode;
  /** True for the current device, which is signed out elsewhere. */
  isCurrent?: boolean | undefined;
  /** True while it is being signed out. */
  isBusy?: boolean | undefined;
}

export interface DeviceListProps extends RootProps<'ul'> {
  /** Undefined while loading. */
  items: readonly Device[] | undefined;
  /** Called with a device's id when its button is pressed. */
  onEnd: (id: string) => void;
  /** Labels in the language of the page. */
  labels: {
    devices: string;
    current: string;
    end: string;
    /** Accessible name of a device's button. */
    endOf: (name: string) => string;
  };
}

/** Devices with a session of the account, each with a button to end it. Source: SES-24, MEM-31. */
export function DeviceList({ items, onEnd, labels, ...rest }: DeviceListProps) {
  if (!items) {
    return (
      <List {...rest} aria-busy="true" aria-label={labels.devices}>
        {[1, 2].map((place) => (
          <li key={place} aria-hidden="true">
            <span className="mark" />
            <span className="what">
              <SkeletonBlock />
              <SkeletonBlock />
            </span>
          </li>
        ))}
      </List>
    );
  }
  return (
    <List {...rest} aria-label={labels.devices}>
      {items.map(({ id, name, kind, address, seen, isCurrent, isBusy }) => (
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
            <Button variant="outlined" size="small" loading={isBusy ?? null} aria-label={labels.endOf(name)} onClick={() => onEnd(id)}>
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
