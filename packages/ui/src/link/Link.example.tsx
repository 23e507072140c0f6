import { Link } from '@site/ui/Link';
import { useState } from 'react';

export default function Example() {
  const [address, setAddress] = useState('/lobby');
  return (
    <>
      <p>
        This week's offers are under{' '}
        <Link href="/promotions" onNavigate={setAddress} style={{ color: 'inherit' }}>
          Promotions
        </Link>
        .
      </p>
      <output>You are at {address}.</output>
    </>
  );
}
