import { Clock as ClockFace } from '@site/ui/Clock';
import { useNow } from '@site/ui/useNow';

/** The current time in a zone. */
export function Clock({ zone, place }: { zone: string; place?: string }) {
  return <ClockFace zone={zone} now={useNow()} place={place} />;
}
