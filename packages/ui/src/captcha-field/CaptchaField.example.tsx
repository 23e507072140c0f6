import { CaptchaField } from '@site/ui/CaptchaField';
import { words } from '@site/ui/words/en';
import { useState } from 'react';

const pictureOf = (characters: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 150 50"><rect width="150" height="50" fill="#EDE4CF"/><text x="20" y="36" font-size="30" letter-spacing="8" fill="#1E3A8A">${characters}</text></svg>`)}`;

export default function Example() {
  const [isFirst, setFirst] = useState(true);
  return (
    <CaptchaField
      label="Characters in the picture"
      picture={pictureOf(isFirst ? 'N7K4' : 'R2XW')}
      onRefresh={() => setFirst(!isFirst)}
      labels={words.captchaField}
    />
  );
}
