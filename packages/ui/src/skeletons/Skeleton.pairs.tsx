import { Skeleton } from '@site/ui/Skeleton';

export const SameShape = () => <Skeleton look="list" count={3} label="Loading the messages" />;

export const OtherShape = () => <Skeleton look="cards" count={1} label="Loading the messages" />;
