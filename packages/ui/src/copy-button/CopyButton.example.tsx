import { CopyButton } from '@site/ui/CopyButton';
import { words } from '@site/ui/words/en';

export default function Example() {
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 8 }}>
      Reference rq-7f3a91c2
      <CopyButton value="rq-7f3a91c2" labels={words.copyButton} />
    </span>
  );
}
