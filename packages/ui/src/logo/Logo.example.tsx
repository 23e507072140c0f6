import { Logo } from '@site/ui/Logo';

export default function Example() {
  return <Logo name="Marquee" href="#home" />;
}
