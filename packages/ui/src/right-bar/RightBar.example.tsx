import { BackToTop } from '@site/ui/BackToTop';
import { RightBar } from '@site/ui/RightBar';

export default function Example() {
  return (
    <RightBar
      label="At hand"
      items={[
        { icon: 'phone', label: 'Get the app', href: '#app' },
        { icon: 'headset', label: 'Customer service', href: '#service', unread: '2' },
      ]}
    >
      <BackToTop label="Back to top" />
    </RightBar>
  );
}
