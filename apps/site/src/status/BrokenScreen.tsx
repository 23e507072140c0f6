import { Broken as Sign } from '@site/ui/illustration/Broken';
import { StatusScreen } from '@site/ui/StatusScreen';
import type { BrokenWords } from './Broken';

/** The whole screen of a page that broke, with its scene. */
export default function BrokenScreen({ title, text, action }: BrokenWords) {
  return <StatusScreen illustration={<Sign />} title={title} text={text} actions={action} />;
}
