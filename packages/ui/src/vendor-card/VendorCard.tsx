import { styled } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import { Icon } from '../icons/Icon';
import { Link, type LinkProps } from '../link/Link';
import type { RootProps } from '../theme/RootProps';
import { useNearViewport } from '../viewport/useNearViewport';
import { vendorCardStyle } from './vendorCardStyle';

export interface VendorCardProps extends RootProps<'div'>, Pick<LinkProps, 'onNavigate'> {
  /** Name of the vendor and of the card. */
  name: string;
  /** Number of items: '42 tables open'. */
  note: string;
  /** 480 × 220, with its motif at the end edge and a dark start half; it contains no text, because right-to-left mirrors it. */
  pictureUrl?: string | undefined;
  /** Loads the picture only when the card approaches the viewport. @default false */
  isFar?: boolean | undefined;
  /** Omitted when the vendor's games cannot be opened. */
  href?: string | undefined;
  /** A vendor under maintenance is dimmed and not a link; its note says so. */
  status?: 'open' | 'maintenance';
}

/** A vendor with its picture and its number of open games. */
export function VendorCard({ name, note, pictureUrl, isFar = false, href, status = 'open', onNavigate, ref, ...rest }: VendorCardProps) {
  const [card, isNear] = useNearViewport<HTMLDivElement>(isFar);
  const handle = useForkRef(card, ref);
  const picture = pictureUrl && <img src={pictureUrl} alt="" width={480} height={220} loading="lazy" decoding="async" />;
  const inside = (
    <>
      {isNear ? picture : <noscript>{picture}</noscript>}
      <b>{name}</b>
      <small suppressHydrationWarning>
        {status === 'open' ? <i /> : <Icon name="clock" size={14} />}
        {note}
      </small>
    </>
  );
  return (
    <Card {...rest} ref={handle} data-status={status}>
      {href === undefined || status !== 'open' ? (
        <div className="face">{inside}</div>
      ) : (
        <Link className="face" href={href} onNavigate={onNavigate}>
          {inside}
        </Link>
      )}
    </Card>
  );
}

const Card = styled('div')(vendorCardStyle);
