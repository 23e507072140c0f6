import { SocialButton } from '@site/ui/SocialButton';
import { useState } from 'react';

export default function Example() {
  const [isBusy, setBusy] = useState(false);
  return (
    <div style={{ display: 'flex', gap: 12 }}>
      <SocialButton provider="google" isBusy={isBusy} onClick={() => setBusy(true)}>
        Google
      </SocialButton>
      <SocialButton provider="facebook">Facebook</SocialButton>
    </div>
  );
}
