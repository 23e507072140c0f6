import { Link } from '@site/ui/Link';

export const Target = () => (
  <p>
    Before you withdraw, read the{' '}
    <Link href="#terms" style={{ color: 'inherit' }}>
      terms of withdrawals
    </Link>
    .
  </p>
);

export const Here = () => (
  <p>
    To read the terms of withdrawals, click{' '}
    <Link href="#terms" style={{ color: 'inherit' }}>
      here
    </Link>
    .
  </p>
);
