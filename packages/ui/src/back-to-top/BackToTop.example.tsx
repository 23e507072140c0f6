import { BackToTop } from '@site/ui/BackToTop';

export default function Example() {
  return <BackToTop label="Back to top" />;
}
