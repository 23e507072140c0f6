import { DrawResult } from '@site/ui/DrawResult';

export default function Example() {
  return <DrawResult label="Last draw" items={['05', '17', '23', '31', '48', '55', '09']} specials={1} size="large" />;
}
