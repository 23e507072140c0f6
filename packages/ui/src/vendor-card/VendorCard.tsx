import { styled } from '@mui/material/styles';
import { Icon } from '../icons/Icon';
import { Link, type LinkProps } from '../link/Link';
import { vendorCardStyle } from './vendorCardStyle';

export interface VendorCardProps extends Pick<LinkProps, 'onNavigate'> {
  name: string;
  /** How much there is: '42 tables open'. */
  note: string;
  /** 480 × 220, its motif at the end edge and its start half dark; it holds no letters, since right-to-left mirrors it. */
  pictureUrl?: string | undefined;
  /** Left out where the vendor's games cannot be opened. */
  href?: string | undefined;
  /** A vendor under maintenance is dimmed and leads nowhere; its note says so. */
  status?: 'open' | 'maintenance';
}

/** A vendor told by its picture and by what it has open. */
export function VendorCard({ name, note, pictureUrl, href, status = 'open', onNavigate }: VendorCardProps) {
  const inside = (
    <>
      {pictureUrl && <img src={pictureUrl} alt="" width={480} height={220} loading="lazy" decoding="async" />}
      <b>{name}</b>
      <small suppressHydrationWarning>
        {status === 'open' ? <i /> : <Icon name="clock" size={14} />}
        {note}
      </small>
    </>
  );
  return (
    <Card data-status={status}>
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
