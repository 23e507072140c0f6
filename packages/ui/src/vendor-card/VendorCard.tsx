import { styled } from '@mui/material/styles';
import { Icon } from '../icons/Icon';
import { Link, type LinkProps } from '../link/Link';
import { useNear } from '../near/useNear';
import { vendorCardStyle } from './vendorCardStyle';

export interface VendorCardProps extends Pick<LinkProps, 'onNavigate'> {
  /** The vendor's name, which names the card. */
  name: string;
  /** How much there is: '42 tables open'. */
  note: string;
  /** 480 × 220, its motif at the end edge and its start half dark; it holds no letters, since right-to-left mirrors it. */
  pictureUrl?: string | undefined;
  /** Fetches the picture only when the card comes near. @default false */
  isFar?: boolean | undefined;
  /** Left out where the vendor's games cannot be opened. */
  href?: string | undefined;
  /** A vendor under maintenance is dimmed and leads nowhere; its note says so. */
  status?: 'open' | 'maintenance';
}

/** A vendor told by its picture and by what it has open. */
export function VendorCard({ name, note, pictureUrl, isFar = false, href, status = 'open', onNavigate }: VendorCardProps) {
  const [card, isNear] = useNear<HTMLDivElement>(isFar);
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
    <Card ref={card} data-status={status}>
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
