import { Broken as Illustration } from '@site/ui/illustration/Broken';
import { StatusScreen } from '@site/ui/StatusScreen';
import type { BrokenWords } from './Broken';

/** Full screen for a page that crashed, with an illustration. */
export default function BrokenScreen({ title, text, action }: BrokenWords) {
  return <StatusScreen illustration={<Illustration />} title={title} text={text} actions={action} />;
}
