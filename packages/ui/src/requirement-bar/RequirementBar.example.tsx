import { RequirementBar } from '@site/ui/RequirementBar';
import { words } from '@site/ui/words/en';

export default function Example() {
  return (
    <RequirementBar
      title="Red envelope"
      detail="19 Nov, $150.00 played once"
      doneMinor={6_200n}
      needMinor={15_000n}
      currency="USD"
      labels={words.requirementBar}
    />
  );
}
