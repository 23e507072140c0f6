import { Clock } from '@site/ui/Clock';

const now = new Date('2026-11-21T15:47:08Z');

export const Zoned = () => <Clock zone="Asia/Dhaka" place="Dhaka" now={now} />;

export const Bare = () => <span>21:47</span>;
