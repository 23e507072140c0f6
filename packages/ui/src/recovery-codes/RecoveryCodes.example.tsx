import { RecoveryCodes } from '@site/ui/RecoveryCodes';
import { words } from '@site/ui/words/en';

export default function Example() {
  return (
    <RecoveryCodes
      items={['4f7k-92mq', 'x3dp-70hw', '8rtn-5c1v', 'b6yj-e48s', 'm2gz-3a9k', 'q70w-rx5d']}
      title="Marquee: recovery codes of player01"
      note="Each code opens the account once when the authenticator is not at hand."
      labels={words.recoveryCodes}
    />
  );
}
