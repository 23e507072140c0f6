import { ThemeSwitch } from '@site/ui/ThemeSwitch';
import { words } from '@site/ui/words/en';

export default function Example() {
  return <ThemeSwitch align="start" labels={words.themeSwitch} />;
}
