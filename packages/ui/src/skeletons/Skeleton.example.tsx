import { Skeleton } from '@site/ui/Skeleton';

export default function Example() {
  return <Skeleton look="list" count={3} label="Loading the announcements" />;
}
