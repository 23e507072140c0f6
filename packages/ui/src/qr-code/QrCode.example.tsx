import { QrCode } from '@site/ui/QrCode';
import { words } from '@site/ui/words/en';

export default function Example() {
  return <QrCode value="https://marquee.example/register?referralCode=PL4Y3R01" labels={words.qrCode} />;
}
