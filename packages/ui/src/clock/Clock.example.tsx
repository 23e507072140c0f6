import { Clock } from '@site/ui/Clock';
import { useNow } from '@site/ui/useNow';

export default function Example() {
  const now = useNow();
  return <Clock zone="Asia/Dhaka" place="Dhaka" now={now} />;
}
