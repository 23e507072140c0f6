import { Points } from '@site/ui/Points';

export default function Example() {
  return <Points points={18_640n} unit="points" size="sum" />;
}
