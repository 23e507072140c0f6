import { Logo } from '@site/ui/Logo';

export const Whole = () => <Logo name="Marquee" href="#home" />;

export const Cut = () => (
  <div style={{ inlineSize: 104 }}>
    <Logo name="Marquee" href="#home" />
  </div>
);
